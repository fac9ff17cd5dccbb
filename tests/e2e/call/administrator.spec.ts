import { chooseOption } from '@/tests/support/browser/choose-option';
import { expectNoAxeViolations } from '@/tests/support/browser/expect-no-axe-violations';
import { makeAdministrator } from '@/tests/support/make/make-administrator';
import { expect, test } from '@/tests/support/test';
import { expectAccessibleAtPhoneWidth } from './support/at-phone-width';
import { joinCall } from './support/join-call';
import { watchListens } from './support/watch-listens';

test('An administrator removes one person from a call, disables another, and ends it', async ({
  admin,
  makePerson,
  makeRoom,
  openAs,
  problems,
}) => {
  problems.allow(
    /api\/callable\/(ensureAccount|reconcileRoom)/,
    'A call asks why it has ended, or compares.',
  );
  problems.allow(/\/token/, 'The server refuses people who were removed, and a call that is over.');
  problems.allow(/accounts:lookup|securetoken/, 'The identity service refuses the ended sign-ins.');
  problems.allow(/accounts:signInWithPassword/, 'The identity service refuses a disabled account.');
  const [rosalind, emmy, ada, ben] = await Promise.all([
    makeAdministrator(admin),
    makePerson('Emmy Noether'),
    makePerson('Ada Lovelace'),
    makePerson('Ben Bitdiddle'),
  ]);
  const members = [ada, ben].map((person) => ({ person, profile: 'learner' as const }));
  const room = await makeRoom({ host: emmy, members, name: 'Groups and rings' });
  const [page, host, adaPage, benPage] = await Promise.all([
    openAs(rosalind),
    openAs(emmy),
    openAs(ada),
    openAs(ben),
  ]);
  const listens = watchListens(adaPage, room);
  for (const inCall of [host, adaPage, benPage]) await joinCall(inCall, room);
  const readReasons = async (field: 'roomId' | 'subjectUid', value: string, action: string) => {
    const rows = await admin.firestore.collection('audit').where(field, '==', value).get();
    return rows.docs.filter((row) => row.get('action') === action).map((row) => row.get('reason') as string);
  };

  await test.step('The page of live calls shows who is inside, and a learner is removed there', async () => {
    await page.goto('/admin/live');
    const call = page.getByRole('article', { name: 'Groups and rings' });
    const people = call.getByRole('listitem');
    await expect(people).toHaveCount(3);
    const bens = people.filter({ hasText: ben.name });
    await expect(bens).toContainText('Learner');
    await expect(bens).toContainText('microphone, camera');
    await expect(bens).not.toContainText('screen');
    await expect(bens).toContainText('As the rules say');
    await expectAccessibleAtPhoneWidth(page);
    const owner = call.getByRole('button', { name: 'Remove Emmy Noether from Groups and rings' });
    await expect(owner).toHaveAccessibleDescription(/The owner cannot be removed/);
    await call.getByRole('button', { name: `Remove ${ben.name} from Groups and rings` }).click();
    const removal = page.getByRole('dialog', { name: `Remove ${ben.name}` });
    await removal.getByLabel('Why, if you want to say').fill('Shares his screen with strangers');
    await expectNoAxeViolations(page);
    await removal.getByRole('button', { name: 'Remove' }).click();
    await expect(benPage.getByRole('heading', { name: 'You were removed from this room' })).toBeVisible();
    await expect(people).toHaveCount(2);
  });

  await test.step('A role is changed after the administrator has signed in again', async () => {
    await page.getByRole('link', { name: 'People', exact: true }).press('Enter');
    await expect(page.getByRole('heading', { name: 'People', level: 1 })).toBeVisible();
    const search = page.getByRole('searchbox', { name: 'Name or e-mail' });
    await search.fill('nobody-is-called-so');
    await expect(page.getByText('Nobody’s name or e-mail begins with “nobody-is-called-so”.')).toBeVisible();
    await search.fill(ada.email);
    await expect(page.getByRole('row')).toHaveCount(2);
    await page.getByRole('link', { name: ada.name }).press('Enter');
    await expect(page.getByRole('heading', { name: ada.name, level: 1 })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Rooms' })).toContainText('Groups and rings');
    // Half an hour later the sign-in is no longer recent.
    await page.clock.setFixedTime(Date.now() + 30 * 60_000);
    await chooseOption(page.getByRole('combobox', { name: 'In the organisation' }), /Member/);
    await page.getByRole('button', { name: 'Save role' }).press('Enter');
    const question = page.getByRole('dialog', { name: 'Confirm that it is you' });
    await question.getByLabel('Your password').fill(rosalind.password);
    await question.getByLabel('Your password').press('Enter');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await page.clock.setFixedTime(Date.now());
  });

  await test.step('A disabled account is out of the call, and its page stops listening', async () => {
    await expect.poll(listens).toBe(true);
    await page.getByRole('button', { name: 'Disable account' }).press('Enter');
    const consequence = page.getByRole('alertdialog', { name: `Disable ${ada.name}` });
    await expect(consequence.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await consequence.getByLabel('Why, if you want to say').fill('Left the school');
    await consequence.getByRole('button', { name: 'Disable account' }).press('Enter');
    await expect(adaPage.getByRole('heading', { name: 'Your account was disabled' })).toBeVisible();
    await expect.poll(listens, 'the page listens to the room no longer').toBe(false);
    await expect(adaPage.getByText('ask them')).toBeVisible();
    await expect(page.getByText('This account is disabled.')).toBeVisible();
    await expectNoAxeViolations(page);
    expect(await readReasons('subjectUid', ada.uid, 'person-disabled')).toEqual(['Left the school']);
  });

  await test.step('It does not sign in until it is enabled again', async () => {
    await adaPage.getByRole('link', { name: 'To the start page' }).press('Enter');
    await adaPage.goto('/sign-in');
    await expect(adaPage.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled();
    await adaPage.getByLabel('E-mail').fill(ada.email);
    await adaPage.getByLabel('Password', { exact: true }).fill(ada.password);
    await adaPage.getByLabel('Password', { exact: true }).press('Enter');
    await expect(adaPage.getByText('This account has been switched off.')).toBeVisible();
    await page.getByRole('button', { name: 'Enable account' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Disable account' })).toBeVisible();
    await adaPage.getByLabel('Password', { exact: true }).press('Enter');
    await expect(adaPage.getByRole('heading', { name: 'Rooms', level: 1 })).toBeVisible();
  });

  await test.step('The call is ended for everyone, and its article goes', async () => {
    await page.goto('/admin/live');
    const call = page.getByRole('article', { name: 'Groups and rings' });
    await call.getByRole('button', { name: 'End the call in Groups and rings for everyone' }).click();
    const asked = page.getByRole('alertdialog', { name: 'End the call in Groups and rings' });
    await asked.getByLabel('Why, if you want to say').fill('Nobody of the school is in it');
    await expectNoAxeViolations(page);
    await asked.getByRole('button', { name: 'End for everyone' }).click();
    await expect(host.getByRole('heading', { name: 'The session has ended' })).toBeVisible();
    expect(await readReasons('roomId', room.roomId, 'session-ended')).toEqual([
      'Nobody of the school is in it',
    ]);
    await expect(call).toHaveCount(0);
  });
});
