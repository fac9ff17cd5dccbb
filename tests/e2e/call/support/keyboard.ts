import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any bar or menu has. */
const mostStops = 20;

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** Goes along a bar or a menu with one arrow key; the focus moves a moment after each press. */
export async function arrowTo(page: Page, key: 'ArrowRight' | 'ArrowDown', target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < mostStops; presses += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press(key);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  }
  throw new Error(`The arrow keys do not reach ${target.toString()}.`);
}

/** Into the bar of the call, which is one stop, and along it. */
export async function reachInBar(page: Page, name: RegExp | string): Promise<void> {
  const bar = page.getByRole('toolbar', { name: 'Call controls' });
  const holdsFocus = () => bar.evaluate((element) => element.contains(document.activeElement));
  for (let presses = 0; presses < 80 && !(await holdsFocus()); presses += 1) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Home');
  await expect(bar.getByRole('button').first()).toBeFocused();
  await arrowTo(page, 'ArrowRight', bar.getByRole('button', { name }));
}

/** Chooses in the menu that is open. */
export async function chooseInMenu(page: Page, item: string): Promise<void> {
  await arrowTo(page, 'ArrowDown', page.getByRole('menuitem', { name: item }));
  await page.keyboard.press('Enter');
}
