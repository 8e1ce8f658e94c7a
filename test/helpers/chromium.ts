import { existsSync } from 'node:fs';

/** Where Chromium is, for tests that look at a page in a browser; `undefined` where it is absent: such tests are skipped. */
export const chromium = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync);
