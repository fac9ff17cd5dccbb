import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Opens the menu of a button by keyboard and chooses an item. The menu before it may still fade out, and would take the
 * key; so would the button itself before its menu has gone.
 */
export async function chooseInMenuOf(page: Page, opener: Locator, item: string | RegExp): Promise<void> {
  const menus = page.getByRole('menu');
  await expect(menus).toHaveCount(0);
  await opener.press('Enter');
  await menus.getByRole('menuitem', { name: item }).press('Enter');
  await expect(menus).toHaveCount(0);
}
