// Before the game: a table for strangers, and a host who does not want everybody.

import assert from 'node:assert/strict';
import { TOY, journey, settle } from '../kit.mjs';

settle(TOY);

journey('a host opens a table for strangers, removes one, and begins with bots', async ({ visit }) => {
  const [host, guest] = [await visit(), await visit()];
  await host.goto('/counting');
  const form = host.locator('form[data-remember=friends]');
  assert.equal(await form.locator('select[name=clock]').inputValue(), 'none');
  await form.getByRole('checkbox').check();
  assert.equal(await form.locator('select[name=clock]').inputValue(), 'live', 'a table for strangers has a clock');
  await form.getByRole('radio', { name: '3' }).check();
  await form.getByRole('button').click();
  await host.waitForURL(/\/tables\//);

  await guest.goto('/');
  await guest.locator('.cards a', { hasText: 'waiting for players' }).first().click();
  await guest.getByRole('button', { name: 'Sit down' }).first().click();
  await guest.getByText('you', { exact: true }).waitFor();
  assert.equal(await guest.getByRole('button', { name: 'Sit down' }).count(), 0, 'one seat is enough');

  host.on('dialog', dialog => dialog.accept());
  await host.getByRole('button', { name: 'Remove' }).click();
  await host.getByRole('button', { name: 'Remove' }).waitFor({ state: 'detached' });
  await guest.getByRole('button', { name: 'Sit down' }).first().waitFor();
  guest.allowed.push(/403/);
  await guest.getByRole('button', { name: 'Sit down' }).first().click();
  await guest.getByText('The host removed you from this table.').waitFor();

  await host.getByRole('button', { name: 'Start with bots' }).click();
  await host.locator('main.playing').waitFor();
});
