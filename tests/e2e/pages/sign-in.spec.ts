import { createInvite } from '@/lib/invites/contract';
import { invitePath } from '@/lib/invites/invite-state';
import { callCallable } from '@/scripts/stack/callable-client';
import { expectNoAxeViolations } from '@/tests/support/expect-no-axe-violations';
import { getIdToken } from '@/tests/support/person';
import { setInside } from '@/tests/support/set-inside';
import { stackEnvironment } from '@/tests/support/stack-environment';
import { expect, test } from '@/tests/support/test';

const credentialsRefused = /E-mail and password do not belong together/;

test('A wrong password keeps the e-mail, and says the same as an unknown address', async ({
  page,
  problems,
  makePerson,
}) => {
  problems.allow(/accounts:signInWithPassword/, 'The identity service refuses the password.');
  const ada = await makePerson();
  await page.goto('/sign-in');
  const email = page.getByLabel('E-mail');
  const password = page.getByLabel('Password', { exact: true });
  await email.fill(ada.email);
  await password.fill('not-her-password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(password).toHaveAccessibleDescription(credentialsRefused);
  await expect(password).toBeFocused();
  // Focus does not hide what is wrong: the field has the colour of the words below it.
  const wrong = await page.getByText(credentialsRefused).evaluate((words) => getComputedStyle(words).color);
  await expect(password).toHaveCSS('border-top-color', wrong);
  await expect(email).toHaveValue(ada.email);

  await email.fill(`nobody-${ada.email}`);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(password).toHaveAccessibleDescription(credentialsRefused);

  await email.fill(ada.email);
  await password.fill(ada.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/rooms');
});

test('Too many tries: the visitor is told to wait, and nothing typed is lost', async ({ page, problems }) => {
  problems.allow(/accounts:signInWithPassword/, 'The identity service is made to refuse.');
  await page.route('**/accounts:signInWithPassword?*', (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message: 'TOO_MANY_ATTEMPTS_TRY_LATER' } } }),
  );
  await page.goto('/sign-in');
  await page.getByLabel('E-mail').fill('ada@chalktalk.test');
  await page.getByLabel('Password', { exact: true }).fill('ada-chalk');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Too many tries. Wait a few minutes');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('ada-chalk');
});

test('Without a network the visitor reads what to do, and can try again', async ({
  page,
  problems,
  makePerson,
}) => {
  problems.allow(/accounts:signInWithPassword/, 'The test takes the network away.');
  const ada = await makePerson();
  await page.goto('/sign-in');
  await page.getByLabel('E-mail').fill(ada.email);
  await page.getByLabel('Password', { exact: true }).fill(ada.password);
  await page.route('**/accounts:signInWithPassword?*', (route) => route.abort());
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(/connection/i);
  await page.unroute('**/accounts:signInWithPassword?*');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/rooms');
});

test('A visitor at a protected page signs in and comes back to it', async ({
  page,
  makePerson,
  makeRoom,
}) => {
  const ada = await makePerson();
  const room = await makeRoom({ host: ada, name: 'Waves on a string' });
  await page.goto(room.path);
  await expect(page).toHaveURL(`/sign-in?next=${encodeURIComponent(room.path)}`);
  await expect(page.getByText('Then straight on to the room that you opened.')).toBeVisible();
  await page.getByLabel('E-mail').fill(ada.email);
  await page.getByLabel('Password', { exact: true }).fill(ada.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(room.path);
  await expect(page.getByRole('heading', { name: 'Waves on a string' })).toBeVisible();
});

test('Whoever comes with an invite reads where they go on to and who is there, and may come as a guest', async ({
  page,
  admin,
  problems,
  makePerson,
  makeRoom,
}) => {
  problems.allow(/api\/callable\/peekInvite/, 'One of the codes opens nothing.');
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

  // A code that opens nothing says nothing.
  await page.goto(`/sign-in?next=${encodeURIComponent(invitePath('x'.repeat(22)))}`);
  await expect(main).toContainText('Then straight on to the room that you are invited to.');
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

test('A visitor without an account pastes the link that they were sent', async ({ page, problems }) => {
  problems.allow(/api\/callable\/peekInvite/, 'The code opens nothing.');
  await page.goto('/sign-in');
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled();
  await page.getByRole('button', { name: 'Join as a guest with a link' }).press('Enter');
  const link = page.getByLabel('Your link');
  await expect(link).toBeFocused();
  await link.fill('https://elsewhere.example/rooms/1');
  await link.press('Enter');
  await expect(link).toHaveAccessibleDescription(/leads to another site/);
  await link.fill(`/j/${'x'.repeat(22)}`);
  await link.press('Enter');
  await expect(page).toHaveURL(`/j/${'x'.repeat(22)}`);
});

test('Signing in never leads away to another site', async ({ openAs, makePerson }) => {
  const page = await openAs(await makePerson());
  for (const hostile of [
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
  ]) {
    await page.goto(`/sign-in?next=${encodeURIComponent(hostile)}`);
    await expect(page).toHaveURL('/rooms');
  }
});
