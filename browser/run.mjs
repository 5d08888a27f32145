// Runs the files that are named, some at once, and prints what each test says. `node --test` does the same, one by one.

import { run } from 'node:test';
import { spec } from 'node:test/reporters';

const [, , flag, atOnce, ...files] = process.argv;
if (flag !== '--at-once' || files.length === 0) throw new Error('use: node run.mjs --at-once 2 FILE…');
const tests = run({ files, concurrency: Number(atOnce) });
tests.on('test:fail', () => { process.exitCode = 1; });
tests.compose(new spec()).pipe(process.stdout);
