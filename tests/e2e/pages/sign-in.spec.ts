import { createInvite } from '@/lib/invites/contract';
import { invitePath } from '@/lib/invites/invite-state';
import { callCallable } from '@/scripts/stack/callable-client';
import { expectNoAxeViolations } from '@/tests/support/browser/expect-no-axe-violations';
import { getIdToken } from '@/tests/support/person';
import { setInside } from '@/tests/support/make/set-inside';
import { stackEnvironment } from '@/tests/support/services/stack-environment';
import { expect, test } from '@/tests/support/test';

const credentialsRefused = /E-mail and password do not belong together/;

test('A visitor at a protected page signs in at the second try and comes back to it', async ({
  page,
  problems,
  makePerson,
  makeRoom,
}) => {
  problems.allow(/accounts:signInWithPassword/, 'The identity service refuses the first password.');
  const ada = await makePerson();
  const room = await makeRoom({ host: ada, name: 'Waves on a string' });
  await page.goto(room.path);
  await expect(page).toHaveURL(`/sign-in?next=${encodeURIComponent(room.path)}`);
  await expect(page.getByText('Then straight on to the room that you opened.')).toBeVisible();
  const password = page.getByLabel('Password', { exact: true });
  await page.getByLabel('E-mail').fill(ada.email);
  await password.fill('not-her-password');
  await password.press('Enter');
  await expect(password).toHaveAccessibleDescription(credentialsRefused);
  await expect(password).toBeFocused();
  // Focus does not hide the fault: the field has the colour of the words below it.
  const wrong = await page.getByText(credentialsRefused).evaluate((words) => getComputedStyle(words).color);
  await expect(password).toHaveCSS('border-top-color', wrong);
  await password.fill(ada.password);
  await password.press('Enter');
  await expect(page).toHaveURL(room.path);
  await expect(page.getByRole('heading', { name: 'Waves on a string' })).toBeVisible();

  await page.goto(`/sign-in?next=${encodeURIComponent('//evil.example')}`);
  await expect(page).toHaveURL('/rooms');
});

test('The way in by an invite names its room and who is there, and takes a guest', async ({
  page,
  admin,
  makePerson,
  makeRoom,
}) => {
  const [emmy, ada] = [await makePerson('Emmy Noether'), await makePerson()];
  const learner = { person: ada, profile: 'learner' } as const;
  const room = await makeRoom({ host: emmy, members: [learner], name: 'Waves on a string' });
  const { code } = await callCallable(stackEnvironment().appUrl, await getIdToken(emmy), createInvite, {
    roomId: room.roomId,
    profile: 'learner',
    limit: null,
    days: 7,
    note: '',
  });
  const matrix = admin.firestore.doc(`${room.path.slice(1)}/access/_matrix`);
  await matrix.update({ latest: liveSession });
  await setInside(room, emmy, true, { seat: 1, profile: 'host' });
  await setInside(room, ada, true, { seat: 2 });

  await page.goto(`/sign-in?next=${encodeURIComponent(invitePath(code))}`);
  const main = page.getByRole('main');
  await expect(main).toContainText('Then straight on to Waves on a string.');
  await expect(main).toContainText('LiveEmmyand one other');
  await expect(main).not.toContainText('Ada');
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page).toHaveURL(/sign-up/);
  await expect(main).toContainText('LiveEmmyand one other');
  await page.goBack();
  await page.getByRole('link', { name: 'Join as a guest with a link' }).click();
  await expect(page).toHaveURL(invitePath(code));
});

/** As the webhook leaves it when the first person has come. */
const liveSession = {
  id: 'session1',
  status: 'live',
  sids: [],
  finished: {},
  preparedAt: 1,
  startedAt: 1,
  endedAt: null,
  endedBy: null,
  live: { locks: {}, paused: false, locked: false },
};
