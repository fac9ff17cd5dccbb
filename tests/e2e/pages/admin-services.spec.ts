import { expectAccessibleAtPhoneWidth } from '@/tests/e2e/call/support/at-phone-width';
import { chooseOption } from '@/tests/support/browser/choose-option';
import { makeAdministrator } from '@/tests/support/make/make-administrator';
import { expect, test } from '@/tests/support/test';

test('The form of a token keeps its input through each outcome of the sign-in question', async ({
  admin,
  makePerson,
  makeRoom,
  openAs,
}) => {
  const [rosalind, emmy] = await Promise.all([makeAdministrator(admin), makePerson('Emmy Noether')]);
  const room = await makeRoom({ host: emmy, name: `Waves ${Date.now().toString(36)}` });
  const page = await openAs(rosalind, { viewport: { width: 390, height: 844 }, hasTouch: true });
  await page.goto('/admin/services');
  await page.getByRole('button', { name: 'New token' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'New token' });
  await dialog.getByRole('searchbox', { name: 'Room' }).fill(room.name);
  await dialog.getByRole('button', { name: new RegExp(`^${room.name}`) }).press('Enter');
  await chooseOption(dialog.getByRole('combobox', { name: /Counts for/ }), /1 hour/);
  const label = dialog.getByRole('textbox', { name: 'Label' });
  await label.fill('Lecture capture');
  await expectAccessibleAtPhoneWidth(page, dialog);

  // Half an hour later the sign-in is no longer recent.
  await page.clock.setFixedTime(Date.now() + 30 * 60_000);
  const question = page.getByRole('dialog', { name: 'Confirm that it is you' });
  const password = question.getByLabel('Your password');
  for (const giveUp of [
    () => password.press('Escape'),
    () => question.getByRole('button', { name: 'Cancel' }).first().press('Enter'),
  ]) {
    await label.press('Enter');
    await password.fill('not sent');
    await giveUp();
    await expect(question).toHaveCount(0);
    await expect(label).toHaveValue('Lecture capture');
    await expect(dialog.getByText(room.name)).toBeVisible();
    await expect(dialog.getByRole('combobox', { name: /Counts for/ })).toHaveText('1 hour');
  }
  const services = admin.firestore.collection('services').where('roomId', '==', room.roomId);
  expect((await services.get()).size).toBe(0);

  await label.press('Enter');
  await password.fill(rosalind.password);
  await password.press('Enter');
  const shown = page.getByRole('dialog', { name: 'Recorder: Lecture capture' });
  await expect(shown.getByText('This token is not shown again')).toBeVisible();
  const kept = (await services.get()).docs.map((service) => service.data());
  expect(kept).toMatchObject([{ kind: 'recorder', label: 'Lecture capture', mintedBy: rosalind.uid }]);

  await page.clock.setFixedTime(Date.now());
  await shown.getByRole('button', { name: 'Done' }).first().press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: room.name })).toContainText('Lecture capture');
  await expectAccessibleAtPhoneWidth(page);
});
