// The farm that things are done on.

import { find } from './here.js';

export const farm = () => find('.farm-panel svg.farm');
