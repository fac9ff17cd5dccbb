import { expect, type Locator } from '@playwright/test';

/**
 * Chooses by keyboard in a list that opens, and waits until the focus is back: a key pressed before that would go to
 * the list again.
 */
export async function chooseOption(combobox: Locator, name: string | RegExp): Promise<void> {
  await combobox.press('Enter');
  const option = combobox.page().getByRole('option', { name, exact: typeof name === 'string' });
  await option.press('Enter');
  await expect(combobox).toBeFocused();
}
