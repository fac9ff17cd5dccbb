import { chromiumArguments, fakeDevices } from './chromium-arguments';

/** Chooses what is shared in place of a person: a page of ours. */
const sharePage = '--auto-select-tab-capture-source-by-title=Chalktalk';

/**
 * For `test.use` at the top of a file whose stories need what the headless shell lacks. Elsewhere a story runs in that
 * shell, where there is one: it opens a page in half the time.
 */
export const wholeBrowser = {
  launchOptions: {
    executablePath: process.env['CHROMIUM_PATH'] ?? '',
    args: [...chromiumArguments, ...fakeDevices, sharePage],
  },
};
