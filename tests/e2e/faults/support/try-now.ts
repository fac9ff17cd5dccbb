import type { Locator } from '@playwright/test';

/**
 * Presses *Try now*, and waits until the page has found back. It tries by itself as well, and may be back while the
 * hand is on its way: then there is nothing left to press.
 */
export async function tryNow(button: Locator, isBack: Promise<void>): Promise<void> {
  await Promise.race([button.click(), isBack]);
  await isBack;
}
