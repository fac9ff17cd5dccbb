import { joinAsGuest, peekInvite, redeemInvite } from '@/lib/invites/contract';
import { limitKey } from '@/lib/core/server/limit-key';
import { expectNoAxeViolations } from '@/tests/support/browser/expect-no-axe-violations';
import { makeInvite } from '@/tests/support/make/make-invite';
import { newAddress } from '@/tests/support/make/new-address';
import { getIdToken } from '@/tests/support/person';
import { setCount } from '@/tests/support/make/set-count';
import { expect, test } from '@/tests/support/test';
import { call } from '../api/support/call';

test('Three hundred wrong links make one address wait, and no other', async ({
  openAs,
  makePerson,
  makeRoom,
  problems,
  admin,
}) => {
  problems.allow(/api\/callable\/peekInvite/, 'The address has to wait.');
  const emmy = await makePerson('Emmy Noether');
  const room = await makeRoom({ host: emmy });
  const { path } = await makeInvite(emmy, room.roomId);
  const { address, subject } = newAddress();
  const headers = { 'x-forwarded-for': address };
  const guess = () => call(peekInvite, { input: { code: 'A'.repeat(22) }, headers });
  await setCount(admin, 'invites not valid', subject, 299);
  expect((await guess()).status).toBe(404);
  const refused = await guess();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(600);

  // Wrong tries of others at the same school do not hold up a signed-in person.
  const ada = await makePerson('Ada Lovelace');
  const hers = await openAs(ada, { extraHTTPHeaders: headers });
  await hers.goto(path);
  await expect(hers.getByRole('heading', { name: room.name })).toBeVisible();
  await expect(hers.getByRole('button', { name: 'Join as Ada Lovelace' })).toBeEnabled();
  const token = await getIdToken(ada);
  const redeemed = await call(redeemInvite, {
    token,
    input: { code: path.split('/').at(-1) ?? '' },
    headers,
  });
  expect(redeemed.status).toBe(200);

  const page = await openAs(null, { extraHTTPHeaders: headers });
  await page.goto(path);
  const notice = page.getByRole('main').getByRole('alert');
  await expect(notice).toContainText('That was asked too often in a short time.');
  await expect(notice).toContainText(/Try again in \d+ minutes?\./);
  await expectNoAxeViolations(page);
  const elsewhere = await openAs(null);
  await elsewhere.goto(path);
  await expect(elsewhere.getByRole('heading', { name: room.name })).toBeVisible();
});

test('A class that opens one old link at once counts as one wrong try', async ({ admin }) => {
  const { address, subject } = newAddress();
  const headers = { 'x-forwarded-for': address };
  const peek = (code: string) => call(peekInvite, { input: { code }, headers });
  const join = () => call(joinAsGuest, { input: { code: oldLink, name: 'Ada' }, headers });
  const counted = async () =>
    (await admin.firestore.doc(`limits/${limitKey('invites not valid', subject)}`).get()).get(
      'count',
    ) as unknown;
  const oldLink = 'O'.repeat(22);
  const answers = await Promise.all([...Array.from({ length: 40 }, () => peek(oldLink)), join(), join()]);
  expect(answers.map(({ status }) => status)).toEqual(Array(42).fill(404));
  expect(await counted()).toBe(1);
  for (const other of ['P', 'Q']) expect((await peek(other.repeat(22))).status).toBe(404);
  expect(await counted()).toBe(3);
});
