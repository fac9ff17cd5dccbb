import { expect } from '@playwright/test';

const second = (): number => Math.floor(Date.now() / 1000);

/** Waits until the clock shows another second: gates compare sign-ins by whole ones. */
export async function reachNextSecond(): Promise<void> {
  const before = second();
  await expect.poll(second).toBeGreaterThan(before);
}
