import type { Page } from '@playwright/test';
import type { AdminSdk } from '@/scripts/stack/admin-sdk';
import { writeDatabase } from '@/tests/e2e/api/support/database';
import { expect } from '@/tests/support/test';

/** Empties the calls: other tests leave rooms with people noted inside, some of them unreadable. */
export async function emptyCalls(): Promise<void> {
  await Promise.all([writeDatabase('inside', null), writeDatabase('observing', null)]);
}

/**
 * Settings hold for the whole project, so no other test may run meanwhile. Versions begin at one again, so the audit
 * rows with their numbers go too.
 */
export async function forgetSettings({ firestore }: AdminSdk): Promise<void> {
  await firestore.recursiveDelete(firestore.doc('organization/policy'));
  const lines = await firestore.collection('audit').where('action', '==', 'permissions-saved').get();
  await Promise.all(lines.docs.map(({ ref }) => ref.delete()));
}

/** The button of one permission in the table. */
export const cell = (page: Page, sentence: RegExp) => page.getByRole('button', { name: sentence });

/** Sets one permission in the table without saving it. */
export const setCell = async (page: Page, sentence: RegExp, choice: string): Promise<void> => {
  const trigger = cell(page, sentence);
  const name = (await trigger.getAttribute('aria-label')) ?? '';
  // The menu before it returns the focus when it has faded out.
  await expect(page.getByRole('menu')).toHaveCount(0);
  await trigger.click();
  const menu = page.getByRole('menu', { name, exact: true });
  await menu.getByRole('menuitem', { name: new RegExp(`^${choice}`) }).click();
};

/** Saves the changes and waits until the people in calls have them. */
export const save = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  // Empty rooms follow later on their own, and other tests have left many.
  await expect(page.getByText(/^Saved\. (It holds everywhere|[\d,]+ rooms? follows?)/)).toBeVisible();
};
