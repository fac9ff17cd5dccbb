import { expect, type Locator, type Page } from '@playwright/test';
import type { TestRoom } from '@/tests/support/make/make-room';

/** Opens a room's live page and waits until one could join. */
export async function openDeviceCheck(page: Page, room: TestRoom, joinLabel = 'Join'): Promise<Locator> {
  await page.goto(room.livePath);
  const join = page.getByRole('button', { name: joinLabel, exact: true });
  await expect(join).not.toHaveAttribute('aria-disabled', 'true');
  return join;
}

/** Goes through the device check into the call, as a person does. */
export async function joinCall(page: Page, room: TestRoom, joinLabel?: string): Promise<void> {
  await (await openDeviceCheck(page, room, joinLabel)).click();
  await expectInCall(page);
}

/** The connection stands: its word says so and the controls work. */
export async function expectInCall(page: Page): Promise<void> {
  await expect(page.getByRole('banner').getByText('Connected', { exact: true })).toBeAttached();
  await expect(page.getByRole('toolbar', { name: 'Call controls' })).toBeVisible();
}

/** A name is text, whatever signs are in it. */
const escapePattern = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** A person's tile. */
export const tileOf = (page: Page, name: string): Locator =>
  page
    .getByRole('group', { name: 'People in the call' })
    .getByRole('group', { name: new RegExp(`^${escapePattern(name)}(?!\\w)`) });

/** What a person's camera shows on this page. */
export const cameraOf = (page: Page, name: string): Locator => page.getByLabel(`Camera of ${name}`);
