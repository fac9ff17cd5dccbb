import type { Page, TestInfo } from '@playwright/test';
import { shownName } from '@/scripts/testing/reports/shown-name';

/** Keeps in the report what each page shows a person, for a failure that nobody watched. */
export async function attachWhatPagesShow(
  testInfo: TestInfo,
  seen: readonly { whose: string; page: Page }[],
): Promise<void> {
  const open = seen.filter(({ page }) => !page.isClosed());
  // All of one moment.
  const texts = await Promise.all(open.map(({ page }) => readPage(page)));
  for (const [at, { whose }] of open.entries()) {
    await testInfo.attach(shownName(whose), { body: texts[at] ?? '', contentType: 'text/plain' });
  }
}

/** The test has failed already, by something that says more than a page that cannot be read. */
const readPage = async (page: Page): Promise<string> => {
  const shown = await page
    .locator('body')
    .ariaSnapshot({ timeout: 5000 })
    .catch((thrown: unknown) => `could not be read: ${String(thrown)}`);
  return `${page.url()}\n${shown}`;
};
