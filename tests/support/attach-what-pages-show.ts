import type { Page, TestInfo } from '@playwright/test';
import { shownName } from '@/scripts/testing/shown-name';

/** More than this of a page tells no more about a failure. */
const longest = 6000;

/** Keeps in the report what each page shows a person, for a failure that nobody watched. */
export async function attachWhatPagesShow(
  testInfo: TestInfo,
  seen: readonly { whose: string; page: Page }[],
): Promise<void> {
  for (const { whose, page } of seen) {
    if (page.isClosed()) continue;
    const shown = await page
      .locator('body')
      .ariaSnapshot({ timeout: 5000 })
      // The test has failed already, by something that says more.
      .catch((thrown: unknown) => `could not be read: ${String(thrown)}`);
    await testInfo.attach(shownName(whose), {
      body: `${page.url()}\n${shown.slice(0, longest)}`,
      contentType: 'text/plain',
    });
  }
}
