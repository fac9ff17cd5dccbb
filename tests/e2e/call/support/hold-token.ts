import type { Page } from '@playwright/test';

/** Keeps the next token that a page is given on its way until it is let go. */
export async function holdToken(page: Page) {
  let tellHeld: () => void = () => undefined;
  const isHeld = new Promise<void>((resolve) => (tellHeld = resolve));
  let release: () => void = () => undefined;
  const mayGo = new Promise<void>((resolve) => (release = resolve));
  await page.route(
    '**/token',
    async (route) => {
      const response = await route.fetch();
      tellHeld();
      await mayGo;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  return { isHeld, release };
}
