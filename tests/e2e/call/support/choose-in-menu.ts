import { expect, type Locator, type Page } from '@playwright/test';

/** Opens a menu by its opener and chooses in it; done when the menu is gone and a next press reaches the page. */
export async function chooseInMenuOf(page: Page, opener: Locator, item: string | RegExp): Promise<void> {
  const menu = page.getByRole('menu');
  // What was chosen before may be under way: until it is done the opener takes no press.
  await expect(opener).not.toHaveAttribute('aria-busy', 'true');
  await expect(menu).toHaveCount(0);
  await opener.click();
  await page.getByRole('menuitem', { name: item }).click();
  await expect(menu).toHaveCount(0);
}
