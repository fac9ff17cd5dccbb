import type { Page } from '@playwright/test';

/** Shares the screen by the dialog of all that can be shared. */
export async function shareScreen(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('dialog', { name: 'Share' }).getByRole('button', { name: 'Screen' }).click();
}
