import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Opens the menu of a button by keyboard and chooses an item. A menu that still closes would take the key, before
 * and after.
 */
export async function chooseInMenuOf(page: Page, opener: Locator, item: string | RegExp): Promise<void> {
  const menus = page.getByRole('menu');
  await expect(menus).toHaveCount(0);
  // An earlier choice may be under way: until then the button takes no press.
  await expect(opener).not.toHaveAttribute('aria-busy', 'true');
  // A page that still wakes up takes no key; a person would press again.
  await expect(async () => {
    await opener.press('Enter');
    await expect(menus).toHaveCount(1, { timeout: 2000 });
  }).toPass();
  await menus.getByRole('menuitem', { name: item }).press('Enter');
  await expect(menus).toHaveCount(0);
}
