import { expectHarmless, markup, wide } from '@/tests/support/hostile-names';
import { makeAdministrator } from '@/tests/support/make/make-administrator';
import { makeGroup } from '@/tests/support/make/make-group';
import { getIdToken } from '@/tests/support/person';
import { expect, test } from '@/tests/support/test';

test('Lists, logs and chosen people show any name harmlessly, on a phone', async ({
  openAs,
  makePerson,
  makeRoom,
  admin,
}) => {
  const [host, learner, rosalind] = await Promise.all([
    makePerson(markup),
    makePerson(wide),
    makeAdministrator(admin),
  ]);
  const token = await getIdToken(host);
  const room = await makeRoom({ host, name: wide, members: [{ person: learner, profile: 'learner' }] });
  const { groupId } = await makeGroup(admin, token, [markup, wide], wide);
  const phone = { viewport: { width: 390, height: 844 } };

  const page = await openAs(host, phone);
  await page.goto(`${room.path}/history`);
  const actions = page.getByRole('listitem').filter({ hasText: markup });
  await expect(actions.first()).toContainText(`added ${wide}`);
  await actions.first().locator('summary').press('Enter');
  await expectHarmless(page);

  await page.goto(`/groups/${groupId}`);
  const people = page.getByRole('region', { name: 'People' });
  await people.getByRole('button', { name: 'Select', exact: true }).press('Enter');
  await people.getByRole('checkbox', { name: 'Select all' }).press('Space');
  await people.getByRole('button', { name: 'Actions' }).press('Enter');
  await page.getByRole('menuitem', { name: 'New PINs' }).press('Enter');
  await expectHarmless(page);
  await page.getByRole('button', { name: 'Make 2 new PINs' }).press('Enter');
  await expect(page.getByRole('cell', { name: wide })).toBeVisible();
  await expectHarmless(page);

  const learnerPage = await openAs(learner, phone);
  await learnerPage.goto(`${room.path}/settings`);
  await expect(learnerPage.getByRole('button', { name: `Name ${wide}` })).toBeVisible();
  await expect(learnerPage.getByText(`${markup} owns this room`)).toBeVisible();
  await expectHarmless(learnerPage);

  const office = await openAs(rosalind, phone);
  await office.goto('/admin/people');
  await office.getByRole('searchbox', { name: 'Name or e-mail' }).fill(host.email);
  const link = office.getByRole('row').filter({ hasText: host.email }).getByRole('link');
  await expect(link).toHaveText(markup);
  await expectHarmless(office);
  await link.press('Enter');
  await expect(office.getByRole('heading', { name: markup, level: 1 })).toBeVisible();
  await expect(office.getByRole('region', { name: 'Rooms' })).toContainText(wide);
  await expectHarmless(office);
  await office.getByRole('button', { name: 'Erase this person' }).press('Enter');
  await expect(office.getByRole('dialog')).toContainText(`Erase ${markup}`);
  await expectHarmless(office);
  await office.goto('/admin/audit');
  await office.getByRole('searchbox', { name: /Look for a person/ }).fill(wide);
  await expect(
    office
      .getByRole('listitem')
      .filter({ hasText: `added ${wide}` })
      .first(),
  ).toBeVisible();
  await expectHarmless(office);
});
