import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Nothing may be wider than a phone or than the scrolling part of a page: sideways scrolling hides what it cuts off.
 */
export async function expectNoSidewaysScroll(whole: Page | Locator): Promise<void> {
  const scrolling = 'goto' in whole ? whole.locator(':root') : whole;
  // A page that has just become narrow measures itself, and lays itself out once more.
  await expect(async () => {
    const { scrollWidth, clientWidth } = await scrolling.evaluate((element) => ({
      scrollWidth: element.scrollWidth,
      clientWidth: element.clientWidth,
    }));
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  }).toPass({ timeout: 5000 });
}
