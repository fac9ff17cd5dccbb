import { expect, type Locator } from '@playwright/test';

/** More stops than any page has. */
const mostPresses = 80;

/** Goes to a control by the Tab key alone, as somebody without a mouse does. */
export async function tabTo(target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < mostPresses; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await target.page().keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not reach ${target.toString()}.`);
}
