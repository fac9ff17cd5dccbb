import { inviteGroup, resetPins, revokeCards } from '@/lib/groups/contract';
import { callCallable } from '@/scripts/stack/callable-client';
import { expectNoAxeViolations } from '@/tests/support/browser/expect-no-axe-violations';
import { makeGroup } from '@/tests/support/make/make-group';
import { getIdToken } from '@/tests/support/person';
import { stackEnvironment } from '@/tests/support/services/stack-environment';
import { expect, test } from '@/tests/support/test';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test('A learner signs in by QR code and PIN, in one tab, until the host stops the card', async ({
  openAs,
  makePerson,
  makeRoom,
  admin,
  problems,
}) => {
  problems.allow(/api\/callable\/signInWithCard/, 'The first PIN is wrong.');
  problems.allow(/api\/callable\/ensureAccount/, 'The page asks whether its sign-in still counts.');
  problems.allow(/accounts:lookup|securetoken/, 'The identity service refuses the ended sign-in.');
  const emmy = await makePerson('Emmy Noether');
  const token = await getIdToken(emmy);
  const room = await makeRoom({ host: emmy, name: 'Waves on a string' });
  const { groupId, code, learners } = await makeGroup(admin, token, ['Ada']);
  const [ada] = learners;
  if (!ada) throw new Error('Nobody was made.');
  const place = { groupId, roomId: room.roomId, profile: 'learner' } as const;
  await callCallable(stackEnvironment().appUrl, token, inviteGroup, place);

  const page = await openAs(null, phone);
  await page.goto(`/card/${code}/${ada.uid}`);
  const pin = page.getByLabel('PIN');
  await expect(page.getByRole('button', { name: 'Come in', exact: true })).toBeEnabled();
  await pin.fill(ada.pin === '483950' ? '483951' : '483950');
  await pin.press('Enter');
  await expect(page.getByText('Card and PIN do not fit together.')).toBeVisible();
  await expectNoAxeViolations(page);
  await pin.fill(ada.pin);
  await pin.press('Enter');
  await expect(page.getByRole('link', { name: room.name, exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: room.name, exact: true })).toBeVisible();

  // Only people with accounts make rooms and groups.
  await expect(page.getByText(/^Rooms are made by people with an account of their own\./)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Lesson/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Groups' })).toHaveCount(0);

  const next = await page.context().newPage();
  await next.goto('/rooms');
  await expect(next).toHaveURL(/\/sign-in/);
  await page.reload();
  await expect(page.getByRole('link', { name: room.name, exact: true })).toBeVisible();

  // An open page says that its sign-in has ended; a new PIN leads back to it, a stopped card does not.
  const { appUrl } = stackEnvironment();
  await page.goto(room.path);
  await expect(page.getByRole('heading', { name: room.name })).toBeVisible();
  const expectOut = async () => {
    await expect(page).toHaveURL(`/card?next=${encodeURIComponent(room.path)}`);
    await expect(page.getByText('Your sign-in has ended. Come in with your card again')).toBeVisible();
  };
  const learner = { groupId, uids: [ada.uid] };
  const { pins } = await callCallable(appUrl, token, resetPins, learner);
  await expectOut();
  await page.getByLabel('Class code').fill(code);
  await page.getByLabel('Name').fill('Ada');
  await pin.fill(pins[ada.uid] ?? '');
  await pin.press('Enter');
  await expect(page).toHaveURL(room.path);
  await expect(page.getByRole('heading', { name: room.name })).toBeVisible();
  await callCallable(appUrl, token, revokeCards, { ...learner, isRevoked: true });
  await expectOut();
});

test('A learner signs in by typing the card, by keyboard alone', async ({ openAs, makePerson, admin }) => {
  const { code, learners } = await makeGroup(admin, await getIdToken(await makePerson()), ['Sofia K.']);
  const page = await openAs(null);
  await page.goto('/sign-in');
  await page.getByRole('link', { name: 'Come in with your card' }).press('Enter');
  await page.getByRole('button', { name: 'Come in' }).press('Enter');
  await expect(page.getByLabel('Class code')).toBeFocused();
  await page.keyboard.type(`${code.slice(0, 3)}-${code.slice(3)}`);
  await page.keyboard.press('Tab');
  await page.keyboard.type('sofia k.');
  await page.keyboard.press('Tab');
  await page.keyboard.type(learners[0]?.pin ?? '');
  await expectNoAxeViolations(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/rooms');
  await expect(page.getByText('The rooms that a host lets you into come here by themselves.')).toBeVisible();
});
