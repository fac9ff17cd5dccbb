import type { Locator, Page } from '@playwright/test';

/**
 * The line with which a call says for some seconds what has happened. For a second the same words stand where screen
 * readers are told, too, so they are not alone in the page.
 */
export const noticeOf = (page: Page, words: string | RegExp): Locator =>
  page.getByRole('paragraph').filter({ hasText: words });
