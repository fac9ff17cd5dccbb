import {
  expect,
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import { connectAdminSdk, type AdminSdk } from '@/scripts/stack/admin-sdk';
import { attachWhatPagesShow } from '@/tests/support/browser/attach-what-pages-show';
import { endFadesAtOnce } from '@/tests/support/browser/end-fades-at-once';
import { makeRoom } from '@/tests/support/make/make-room';
import { PageProblems } from '@/tests/support/browser/page-problems';
import { makePerson, type Person } from './person';
import { signedInState } from '@/tests/support/browser/signed-in-state';
import { stackEnvironment } from '@/tests/support/services/stack-environment';

export { expect };

type TestFixtures = {
  /** Keeps the transitions and animations that people see; in other tests they end at once. */
  hasFades: boolean;
  /** Makes somebody with an account; everyone belongs to one test, so tests need no order. */
  makePerson: (name?: string) => Promise<Person>;
  /** Makes a room with its members. */
  makeRoom: typeof makeRoom;
  /** Opens a page in a browser context of its own in which this person is signed in, or nobody. */
  openAs: (person: Person | null, options?: BrowserContextOptions) => Promise<Page>;
  /** Fails the test for anything that went wrong on its pages unseen. */
  problems: PageProblems;
};

type WorkerFixtures = { admin: AdminSdk };

/** Playwright's `test` with people, rooms and pages that fail on anything unexpected in the console. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  admin: [
    async ({}, use) => {
      const { projectId, authHost, firestoreHost, databaseHost, storageHost } = stackEnvironment();
      await use(
        connectAdminSdk(projectId, {
          FIREBASE_AUTH_EMULATOR_HOST: authHost,
          FIRESTORE_EMULATOR_HOST: firestoreHost,
          FIREBASE_DATABASE_EMULATOR_HOST: databaseHost,
          FIREBASE_STORAGE_EMULATOR_HOST: storageHost,
        }),
      );
    },
    { scope: 'worker' },
  ],

  hasFades: [false, { option: true }],

  problems: [
    async ({}, use) => {
      const problems = new PageProblems();
      await use(problems);
      const unseen = problems.list();
      // Thousands of tests open no page: Playwright's note of a comparison would be most of their time.
      if (unseen.length > 0) expect(unseen, 'what went wrong on the pages unseen').toEqual([]);
    },
    { auto: true },
  ],

  context: async ({ context, problems }, use) => {
    await problems.watch(context);
    await use(context);
  },

  makePerson: ({ admin }, use) => use((name) => makePerson(admin, name)),

  makeRoom: ({}, use) => use(makeRoom),

  openAs: async ({ browser, problems, hasFades }, use, testInfo) => {
    const contexts: BrowserContext[] = [];
    const seen: { whose: string; page: Page }[] = [];
    await use(async (person, options = {}) => {
      const state = person ? { storageState: await signedInState(person, options.baseURL) } : {};
      // A page behind a worker does not get the answers that a test gives in place of a server.
      const context = await browser.newContext({ serviceWorkers: 'block', ...state, ...options });
      contexts.push(context);
      await problems.watch(context);
      if (!hasFades) await endFadesAtOnce(context);
      const page = await context.newPage();
      seen.push({ whose: person?.name ?? 'nobody signed in', page });
      return page;
    });
    const isFailing = testInfo.status !== testInfo.expectedStatus || problems.list().length > 0;
    if (isFailing) await attachWhatPagesShow(testInfo, seen);
    // At once, because a page that stays in a call when its host leaves would report a problem.
    await Promise.all(contexts.map((context) => context.close()));
  },
});
