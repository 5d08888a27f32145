// The live table: follows what happens, sends answers without leaving the page, and lets pictures be pointed at.
// No rule is known here: every answer is a button that the server wrote; pictures only press these buttons.

import './answers.js';
import './clock.js';
import './enlarge.js';
import './follow.js';
import './notice.js';
import './picks.js';
import './chat.js';
