import { makeGroup } from '@/tests/support/make-group';
import { getIdToken } from '@/tests/support/person';
import { setCount } from '@/tests/support/set-count';
import { expect, test } from '@/tests/support/test';

test('A host who makes too much for an hour is told how long to wait, and keeps what was typed', async ({
  openAs,
  makePerson,
  admin,
  problems,
}) => {
  problems.allow(/api\/callable\/(createGroup|addLearners|addToGroup)/, 'They have made enough for now.');
  const [emmy, grace] = await Promise.all([makePerson('Emmy Noether'), makePerson('Grace Hopper')]);
  const { groupId } = await makeGroup(admin, await getIdToken(emmy), ['Ada']);
  await setCount(admin, 'groups made', emmy.uid, 60);
  await setCount(admin, 'learners made', emmy.uid, 60);
  await setCount(admin, 'people added to groups', emmy.uid, 200);
  const page = await openAs(emmy);
  const dialog = page.getByRole('dialog');
  const expectWait = async () => {
    const alert = dialog.getByRole('alert');
    await expect(alert).toContainText('That was asked too often in a short time.');
    await expect(alert).toContainText(/Try again in \d+ minutes?\./);
  };

  await page.goto('/groups');
  await page.getByRole('button', { name: 'New group' }).press('Enter');
  const name = dialog.getByLabel('Name');
  await name.fill('Year 10');
  await name.press('Enter');
  await expectWait();
  await expect(name).toHaveValue('Year 10');

  await page.goto(`/groups/${groupId}`);
  await page.getByRole('button', { name: 'Add learners' }).press('Enter');
  const names = dialog.getByLabel('Names');
  await names.fill('Leonhard\nSofia');
  await dialog.getByRole('button', { name: 'Add', exact: true }).press('Enter');
  await expectWait();
  await expect(names).toHaveValue('Leonhard\nSofia');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Add learners' })).toBeFocused();

  await page.getByRole('button', { name: 'Add a person' }).press('Enter');
  const email = dialog.getByLabel('E-mail');
  await email.fill(grace.email);
  await email.press('Enter');
  await expectWait();
  await expect(email).toHaveValue(grace.email);
});
