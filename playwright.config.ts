import { defineConfig, devices } from '@playwright/test';
import { chromiumArguments, fakeDevices } from '@/tests/support/browser/chromium-arguments';
import { wholeBrowser } from '@/tests/support/browser/whole-browser';

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };

/** Where there is a headless shell, stories run in it. A file that needs more says `test.use(wholeBrowser)`. */
const startBrowser = (more: readonly string[], shell = process.env['CHROMIUM_SHELL_PATH']) => {
  return shell
    ? { executablePath: shell, args: [...chromiumArguments, ...more] }
    : wholeBrowser.launchOptions;
};

const inCall = {
  ...desktop,
  permissions: ['camera', 'microphone'],
  // The shell has no dialogs: its answer to each of them is given here, else it has no camera and no screen to share.
  // Pictures of a call leave the processor to the servers, for which the API tests beside them wait, too.
  launchOptions: startBrowser(
    [...fakeDevices, '--use-fake-ui-for-media-stream'],
    process.env['CHROMIUM_CALM_PATH'],
  ),
};

/**
 * Stories with up to five pages that send and draw pictures, of which some wait for the cores. The limits are against
 * hanging: a machine of a third of the usual speed stays within them.
 */
const slowest = { expect: { timeout: 60_000 }, timeout: 600_000 };

/**
 * End-to-end tests; `scripts/test.mjs` starts what they need, says which project runs when, and sets what this file
 * reads. A test has a second try, which `scripts/testing/flaky.ts` counts and prints.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  forbidOnly: true,
  // A limit against hanging, more than twice what the longest story takes.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL: process.env['CHALKTALK_APP_URL'] ?? '',
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
    // A press on what is not there fails with its name, long before the story's own limit.
    actionTimeout: 90_000,
    // Nothing that is tested happens in what a movement takes; every press would wait for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: startBrowser([]),
  },
  projects: [
    {
      name: 'pages',
      // A pattern is looked for at any depth: what the other projects run has to be named.
      testMatch: 'e2e/**/*.spec.ts',
      testIgnore: ['e2e/call/**', 'e2e/api/**', 'e2e/faults/**'],
      retries: 1,
      use: desktop,
    },
    {
      name: 'api',
      testMatch: 'e2e/api/**/*.spec.ts',
      retries: 1,
      use: desktop,
    },
    {
      name: 'call',
      testMatch: 'e2e/call/**/*.spec.ts',
      retries: 1,
      ...slowest,
      use: inCall,
    },
    {
      name: 'faults',
      testMatch: 'e2e/faults/**/*.spec.ts',
      retries: 1,
      ...slowest,
      use: inCall,
    },
    // A project empties its own folder when it begins: what the others found is still there when all have run.
  ].map((project) => ({ ...project, outputDir: `test-results/${project.name}` })),
});
