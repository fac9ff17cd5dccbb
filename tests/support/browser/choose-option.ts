import { expect, type Locator } from '@playwright/test';

/**
 * Chooses in a list that opens, by keyboard, and waits until the focus is back: a key pressed before that would go to the
 * list again.
 */
export async function chooseOption(combobox: Locator, name: string | RegExp): Promise<void> {
  await combobox.press('Enter');
  const option = combobox.page().getByRole('option', { name, exact: typeof name === 'string' });
  await option.press('Enter');
  await expect(combobox).toBeFocused();
}
