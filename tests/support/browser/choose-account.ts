import type { Page } from '@playwright/test';

/**
 * Signs in on the page that the Auth emulator shows for every provider, as somebody that it does not know yet. Its
 * buttons stand there before its script has bound them.
 */
export async function chooseNewAccount(
  page: Page,
  { email, name }: { email: string; name: string },
): Promise<void> {
  await page.waitForLoadState();
  await page.getByRole('button', { name: 'Add new account' }).click();
  await page.locator('#email-input').fill(email);
  await page.locator('#display-name-input').fill(name);
  await page.locator('#sign-in').click();
}

/** The same, as somebody who has signed in there before. */
export async function chooseKnownAccount(page: Page, { email }: { email: string }): Promise<void> {
  await page.waitForLoadState();
  await page.getByRole('listitem').filter({ hasText: email }).click();
}
