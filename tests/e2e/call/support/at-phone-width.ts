import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from '@/tests/support/browser/expect-no-axe-violations';
import { expectNoSidewaysScroll } from '@/tests/support/browser/expect-no-sideways-scroll';

/**
 * What a page shows now is accessible, in light and in dark, and fits where it is 390 px wide; so does what scrolls in
 * this part of it, which a page that is as high as the window does not notice.
 */
export async function expectAccessibleAtPhoneWidth(page: Page, part?: Locator): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  if (part) await expectNoSidewaysScroll(part);
  await expectNoAxeViolations(page);
  if (before) await page.setViewportSize(before);
  // Two frames: one in which the page measures itself, one in which it stands as it was, and can be pressed.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}
