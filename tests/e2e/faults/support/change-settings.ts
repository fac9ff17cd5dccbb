import type { Page } from '@playwright/test';
import type { AdminSdk } from '@/scripts/stack/admin-sdk';
import { writeDatabase } from '@/tests/e2e/api/support/database';
import { expect } from '@/tests/support/test';

/** Other tests have left rooms in which somebody is noted inside, some of which cannot be read. Nobody is in a call now. */
export async function emptyCalls(): Promise<void> {
  await Promise.all([writeDatabase('inside', null), writeDatabase('observing', null)]);
}

/**
 * What an organisation decides holds for everybody in the project, so nobody else may be in it meanwhile. Versions begin
 * again at one: so do the lines about them, which carry their number.
 */
export async function forgetSettings({ firestore }: AdminSdk): Promise<void> {
  await firestore.recursiveDelete(firestore.doc('organization/policy'));
  const lines = await firestore.collection('audit').where('action', '==', 'permissions-saved').get();
  await Promise.all(lines.docs.map(({ ref }) => ref.delete()));
}

/** The button of one permission in the table. */
export const cell = (page: Page, sentence: RegExp) => page.getByRole('button', { name: sentence });

/** Sets one permission in the table; it is not saved by that. */
export const setCell = async (page: Page, sentence: RegExp, choice: string): Promise<void> => {
  const trigger = cell(page, sentence);
  const name = (await trigger.getAttribute('aria-label')) ?? '';
  // The one before it takes the focus back when it has faded out.
  await expect(page.getByRole('menu')).toHaveCount(0);
  await trigger.click();
  const menu = page.getByRole('menu', { name, exact: true });
  await menu.getByRole('menuitem', { name: new RegExp(`^${choice}`) }).click();
};

/** Saves what is changed, and waits until those in calls have it. */
export const save = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  // Rooms in which nobody is follow by themselves, and other tests have left many.
  await expect(page.getByText(/^Saved\. (It holds everywhere|[\d,]+ rooms? follows?)/)).toBeVisible();
};
