import { expectNoAxeViolations } from '@/tests/support/browser/expect-no-axe-violations';
import { makeInvite } from '@/tests/support/make/make-invite';
import { expect, test } from '@/tests/support/test';

test('A guest learns before signing out that there is no way back, and how to get one', async ({
  openAs,
  makePerson,
  makeRoom,
}) => {
  const emmy = await makePerson('Emmy Noether');
  const room = await makeRoom({ host: emmy });
  const { path } = await makeInvite(emmy, room.roomId);
  const page = await openAs(null, { viewport: { width: 390, height: 844 }, hasTouch: true });
  await page.goto(path);
  const name = page.getByLabel('Your name');
  await name.fill('Sophie Germain');
  await name.press('Enter');
  await expect(page).toHaveURL(room.livePath);
  await page.goto('/rooms');
  // The hint about passwords must be loaded on every page where a guest can keep their place.
  const keep = page.getByRole('button', { name: 'Keep my place' });
  await keep.click();
  await expect(page.getByText('8 characters or more.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(keep).toBeFocused();

  const question = page.getByRole('dialog', { name: 'Sign out' });
  const menu = page.getByRole('button', { name: 'Account of Sophie Germain' });
  await menu.press('Enter');
  await page.getByRole('button', { name: 'Sign out' }).press('Enter');
  await expect(question).toContainText('this device is your only way back');
  await expect(question.getByRole('button', { name: 'Keep my place' })).toBeFocused();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(menu).toBeFocused();
  await expect(page.getByRole('link', { name: room.name, exact: true })).toBeVisible();

  await page.goto(path);
  await expect(page.getByRole('button', { name: 'Join as Sophie Germain' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).press('Enter');
  await question.getByRole('button', { name: 'Keep my place' }).press('Enter');
  const place = page.getByRole('dialog', { name: 'Keep my place' });
  await expect(place.getByLabel('E-mail')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(place).toHaveCount(0);
  await page.getByRole('button', { name: 'Sign out' }).press('Enter');
  await question.getByRole('button', { name: 'Sign out anyway' }).press('Enter');
  await expect(name).toBeVisible();
});
