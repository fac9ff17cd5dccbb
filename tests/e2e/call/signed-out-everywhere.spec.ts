import { expect, test } from '@/tests/support/test';
import { joinCall } from './support/join-call';
import { watchListens } from './support/watch-listens';

test('Signing out everywhere ends a call elsewhere with a sentence, and leads back in', async ({
  openAs,
  makePerson,
  makeRoom,
  problems,
}) => {
  problems.allow(/api\/callable\/ensureAccount/, 'The call asks why it has ended.');
  problems.allow(/api\/callable\/reconcileRoom/, 'The page may just then have the room compared.');
  problems.allow(/accounts:lookup|securetoken/, 'The identity service refuses the ended sign-ins.');
  const [emmy, ada] = await Promise.all([makePerson('Emmy Noether'), makePerson('Ada Lovelace')]);
  const room = await makeRoom({ host: emmy, members: [{ person: ada, profile: 'learner' }] });
  const call = await openAs(ada);
  const listens = watchListens(call, room);
  await joinCall(call, room);
  await expect.poll(listens).toBe(true);

  const page = await openAs(ada);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Sign out everywhere' }).press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Sign out everywhere' });
  await question.getByRole('button', { name: 'Sign out everywhere' }).press('Enter');
  await expect(page).toHaveURL('/sign-in?next=%2Faccount');
  await expect(page.getByText('Your sign-in on this device has ended.')).toBeVisible();

  await expect(call.getByRole('heading', { name: 'You signed out everywhere' })).toBeVisible();
  await expect(call.getByRole('heading', { name: 'You signed out everywhere' })).toBeFocused();
  await expect.poll(listens, 'the page listens to the room no longer').toBe(false);
  await call.getByRole('button', { name: 'Sign in again' }).press('Enter');
  await expect(call).toHaveURL(`/sign-in?next=${encodeURIComponent(room.livePath)}`);
  await call.getByLabel('E-mail').fill(ada.email);
  await call.getByLabel('Password', { exact: true }).fill(ada.password);
  await call.getByLabel('Password', { exact: true }).press('Enter');
  await expect(call).toHaveURL(room.livePath);
  await expect(call.getByRole('button', { name: 'Join', exact: true })).not.toHaveAttribute(
    'aria-disabled',
    'true',
  );
});
