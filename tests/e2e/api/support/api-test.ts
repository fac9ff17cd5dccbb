import { makeCast, makeScene } from '@/tests/support/api/make-scene';
import type { Cast, Scene } from '@/tests/support/api/scene';
import { expect, test as base } from '@/tests/support/test';

export { expect };
export type { Actor, Cast, Scene } from '@/tests/support/api/scene';

type Fixtures = { makeScene: () => Promise<Scene> };

/** Playwright's `test` with people and tokens for requests past the pages. */
export const test = base.extend<Fixtures, { cast: Cast }>({
  makeScene: ({ admin }, use) => use(() => makeScene(admin)),
  cast: [async ({ admin }, use) => use(await makeCast(admin)), { scope: 'worker' }],
});
