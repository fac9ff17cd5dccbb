import { expect, type Page } from '@playwright/test';

/** A name that a page must not take for an element. */
export const markup = '<img src=x onerror=alert(1)>';
/** As wide as sixty signs get. */
export const wide = '㋿'.repeat(60);

/** Markup became no element, and nothing is wider than the screen, or than the dialog that it stands in. */
export async function expectHarmless(page: Page): Promise<void> {
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  // All at once: one that closes meanwhile would be waited for.
  const dialogs = await page
    .locator('[role=dialog], [role=alertdialog]')
    .evaluateAll((all) => all.map(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth })));
  for (const { scrollWidth, clientWidth } of dialogs) {
    expect(scrollWidth, 'the dialog’s sideways scroll').toBeLessThanOrEqual(clientWidth);
  }
  const spill = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(spill, `sideways scroll on ${new URL(page.url()).pathname}`).toBeLessThanOrEqual(0);
}
