import { expectNoAxeViolations } from '@/tests/support/browser/expect-no-axe-violations';
import { expect, test } from '@/tests/support/test';

test('A person deletes their account by keyboard, and nothing of theirs is left', async ({
  openAs,
  makePerson,
  makeRoom,
  admin,
  problems,
}) => {
  problems.allow(/api\/callable\/ensureAccount/, 'The page asks whether the sign-in still counts.');
  const [emmy, ada] = await Promise.all([makePerson('Emmy Noether'), makePerson('Ada Lovelace')]);
  const shared = await makeRoom({ host: emmy, members: [{ person: ada, profile: 'learner' }] });
  const alone = await makeRoom({ host: ada, name: 'Only mine' });
  const page = await openAs(ada);
  await page.goto('/account');
  await expect(page.getByRole('listitem').filter({ hasText: 'this device' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete account' }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Delete account' });
  await expect(question).toContainText('What goes: your sign-in, your name');
  const confirmation = question.getByLabel(ada.email);
  await expect(confirmation).toBeFocused();
  await confirmation.fill('somebody else');
  await confirmation.press('Enter');
  await expect(confirmation).toHaveAccessibleDescription(/This is not it/);
  await confirmation.fill(ada.email);
  await confirmation.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your account is deleted' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expectNoAxeViolations(page);

  await expect(admin.auth.getUser(ada.uid)).rejects.toThrow(/no user record/);
  const { firestore } = admin;
  expect((await firestore.doc(`rooms/${alone.roomId}`).get()).exists).toBe(false);
  expect((await firestore.doc(`rooms/${shared.roomId}/access/${ada.uid}`).get()).data()).toEqual({
    epoch: 2,
  });
  expect((await firestore.doc(`gates/${ada.uid}`).get()).get('disabled')).toBe(true);
  for (const place of [
    `users/${ada.uid}`,
    `rooms/${shared.roomId}/members/${ada.uid}`,
    `departures/${ada.uid}`,
  ]) {
    expect((await firestore.doc(place).get()).exists, place).toBe(false);
  }
  const collections = await firestore.doc(`users/${ada.uid}`).listCollections();
  expect(collections.map(({ id }) => id)).toEqual([]);
});

test('A room that others are in has to be handed over or deleted first', async ({
  openAs,
  makePerson,
  makeRoom,
  admin,
}) => {
  const [emmy, ada] = await Promise.all([makePerson('Emmy Noether'), makePerson('Ada Lovelace')]);
  const room = await makeRoom({ host: emmy, members: [{ person: ada, profile: 'learner' }], name: 'Waves' });
  const page = await openAs(emmy);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Delete account' }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Delete account' });
  await question.getByLabel(emmy.email).fill(emmy.email);
  await question.getByRole('button', { name: 'Delete account' }).press('Enter');
  await expect(question.getByRole('alert')).toContainText('Others depend on what you own');
  await expect(question.getByRole('link', { name: 'Waves' })).toHaveAttribute('href', room.path);
  expect((await admin.firestore.doc(`users/${emmy.uid}`).get()).exists).toBe(true);
});
