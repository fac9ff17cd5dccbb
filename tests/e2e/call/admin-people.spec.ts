import { chooseOption } from '@/tests/support/choose-option';
import { expectNoAxeViolations } from '@/tests/support/expect-no-axe-violations';
import { makeAdministrator } from '@/tests/support/make-administrator';
import { expect, test } from '@/tests/support/test';
import { joinCall } from './support/join-call';
import { watchListens } from './support/watch-listens';

test('An administrator finds somebody, changes their role by signing in again, and puts them out of a call', async ({
  openAs,
  makePerson,
  makeRoom,
  admin,
  problems,
}) => {
  problems.allow(/api\/callable\/ensureAccount/, 'The call asks why it has ended.');
  problems.allow(/api\/callable\/reconcileRoom/, 'The page may just then have the room compared.');
  problems.allow(/accounts:lookup|securetoken/, 'The identity service refuses the ended sign-ins.');
  problems.allow(/accounts:signInWithPassword/, 'The identity service refuses a disabled account.');
  const [rosalind, emmy, ada] = await Promise.all([
    makeAdministrator(admin),
    makePerson('Emmy Noether'),
    makePerson('Ada Lovelace'),
  ]);
  const room = await makeRoom({ host: emmy, members: [{ person: ada, profile: 'learner' }], name: 'Waves' });

  const page = await openAs(rosalind);
  await page.goto('/rooms');
  await page.getByRole('button', { name: 'Account of Rosalind Franklin' }).click();
  await page.getByRole('link', { name: 'Administration' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'People', level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'People' })).toHaveAttribute('aria-current', 'page');

  const search = page.getByRole('searchbox', { name: 'Name or e-mail' });
  await search.fill('nobody-is-called-so');
  await expect(page.getByText('Nobody’s name or e-mail begins with “nobody-is-called-so”.')).toBeVisible();
  await search.fill(ada.email);
  await expect(page.getByRole('row')).toHaveCount(2);
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Ada Lovelace' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Ada Lovelace', level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Rooms' })).toContainText('Waves');

  // Half an hour later the sign-in is no longer recent.
  await page.clock.setFixedTime(Date.now() + 30 * 60_000);
  await chooseOption(page.getByRole('combobox', { name: 'In the organisation' }), /Member/);
  await page.getByRole('button', { name: 'Save role' }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await question.getByLabel('Your password').fill(rosalind.password);
  await question.getByLabel('Your password').press('Enter');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.clock.setFixedTime(Date.now());

  const call = await openAs(ada);
  const listens = watchListens(call, room);
  await joinCall(call, room);
  await expect.poll(listens).toBe(true);
  await page.getByRole('button', { name: 'Disable account' }).press('Enter');
  const consequence = page.getByRole('alertdialog', { name: 'Disable Ada Lovelace' });
  await expect(consequence.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await consequence.getByLabel('Why, if you want to say').fill('Left the school');
  const pressedAt = Date.now();
  await consequence.getByRole('button', { name: 'Disable account' }).press('Enter');
  const isOut = call.getByRole('heading', { name: 'Your account was disabled' });
  await expect(isOut).toBeVisible();
  // Noted for whoever reads the report, from the press to the page that is put out.
  test.info().annotations.push({ type: 'out after', description: `${Date.now() - pressedAt} ms` });
  await expect.poll(listens, 'the page listens to the room no longer').toBe(false);
  await expect(call.getByText('ask them')).toBeVisible();
  await expect(page.getByText('This account is disabled.')).toBeVisible();
  const rows = await admin.firestore.collection('audit').where('subjectUid', '==', ada.uid).get();
  const disabled = rows.docs.filter((row) => row.get('action') === 'person-disabled');
  expect(disabled.map((row) => row.get('reason') as string)).toEqual(['Left the school']);
  await expectNoAxeViolations(page);

  await call.getByRole('link', { name: 'To the start page' }).press('Enter');
  await call.goto('/sign-in');
  await expect(call.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled();
  await call.getByLabel('E-mail').fill(ada.email);
  await call.getByLabel('Password', { exact: true }).fill(ada.password);
  await call.getByLabel('Password', { exact: true }).press('Enter');
  await expect(call.getByText('This account has been switched off.')).toBeVisible();

  await page.getByRole('button', { name: 'Enable account' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Disable account' })).toBeVisible();
  await call.getByLabel('Password', { exact: true }).press('Enter');
  await expect(call.getByRole('heading', { name: 'Rooms', level: 1 })).toBeVisible();
});
