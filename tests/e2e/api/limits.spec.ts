import type { AdminSdk } from '@/scripts/stack/admin-sdk';
import { exportMyData } from '@/lib/account/contract';
import { limitKey } from '@/lib/core/server/limit-key';
import { addLearners, addMemberToGroup, addToGroup, createGroup } from '@/lib/groups/contract';
import { createInvite, inviteByEmail, joinAsGuest } from '@/lib/invites/contract';
import { addMember, createRoom } from '@/lib/rooms/contract';
import { makeGroup } from '@/tests/support/make/make-group';
import { newAddress } from '@/tests/support/make/new-address';
import { newCredentials } from '@/tests/support/person';
import { setCount } from '@/tests/support/make/set-count';
import { call, newKey, resultOf } from '@/tests/support/api/call';
import { expect, test } from './support/api-test';
import { expectCallableRefusal } from './support/expect-refusal';

/** The current count of a limit. */
async function countOf({ firestore }: AdminSdk, name: string, subject: string): Promise<number> {
  const counted = await firestore.doc(`limits/${limitKey(name, subject)}`).get();
  return (counted.get('count') as number | undefined) ?? 0;
}

const algebra = { name: 'Algebra', preset: 'lesson' };

test('The sixtieth room of an hour is the last, even for calls at the same instant', async ({
  makeScene,
  admin,
}) => {
  const { host } = await makeScene();
  await setCount(admin, 'rooms made', host.uid, 58);
  const sent = Array.from({ length: 6 }, () => ({ token: host.token, key: newKey(), input: algebra }));
  const answers = await Promise.all(sent.map((one) => call(createRoom, one)));
  const refused = answers.filter(({ status }) => status === 429);
  expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(2);
  expect(refused).toHaveLength(4);
  for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  const rooms = await admin.firestore.collection('rooms').where('ownerUid', '==', host.uid).get();
  // One room existed before.
  expect(rooms.size).toBe(3);

  // A repeated call returns the kept answer and does not count twice.
  const made = sent[answers.findIndex(({ status }) => status === 200)];
  resultOf(await call(createRoom, made));
  expect(await countOf(admin, 'rooms made', host.uid)).toBe(60);
});

test('A refused call does not count towards a limit', async ({ makeScene, admin }) => {
  const { roomId, host, learner, stranger } = await makeScene();
  const { token } = host;
  const invite = { roomId, profile: 'learner', limit: null, days: 1, note: '' };
  const before = await countOf(admin, 'people added to rooms', host.uid);
  const there = { roomId, email: learner.email, profile: 'learner' };
  expectCallableRefusal(await call(addMember, { token, input: there }), 'rooms/already-member');
  expectCallableRefusal(await call(inviteByEmail, { token, input: there }), 'rooms/already-member');
  const { email } = newCredentials();
  expectCallableRefusal(
    await call(addMember, { token, input: { ...there, email } }),
    'rooms/no-such-account',
  );
  expectCallableRefusal(
    await call(createInvite, { token: stranger.token, input: invite }),
    'rooms/not-a-member',
  );
  expect(await countOf(admin, 'people added to rooms', host.uid)).toBe(before);
  expect(await countOf(admin, 'invites made', host.uid)).toBe(0);
  expect(await countOf(admin, 'invites made', stranger.uid)).toBe(0);

  const key = newKey();
  for (const _ of ['sent', 'sent again']) resultOf(await call(createInvite, { token, key, input: invite }));
  expect(await countOf(admin, 'invites made', host.uid)).toBe(1);
  resultOf(await call(inviteByEmail, { token, input: { ...there, email: stranger.email } }));
  expect(await countOf(admin, 'people added to rooms', host.uid)).toBe(before + 1);
});

test('The 201st person added in an hour is refused with a time to wait', async ({ makeScene, admin }) => {
  const { roomId, host, stranger } = await makeScene();
  await setCount(admin, 'people added to rooms', host.uid, 200);
  const input = { roomId, email: stranger.email, profile: 'learner' };
  for (const contract of [addMember, inviteByEmail]) {
    const answer = await call(contract, { token: host.token, input });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  }
});

test('Sixty unknown addresses in an hour block known ones too, in rooms and groups', async ({
  makeScene,
  admin,
}) => {
  const { roomId, host, stranger } = await makeScene();
  const { token } = host;
  const { groupId } = await makeGroup(admin, token, ['Ada']);
  await setCount(admin, 'addresses not known', host.uid, 58);
  const add = (email: string) => call(addMember, { token, input: { roomId, email, profile: 'learner' } });
  const place = (email: string) => call(addToGroup, { token, input: { groupId, email } });
  expectCallableRefusal(await add(newCredentials().email), 'rooms/no-such-account');
  expectCallableRefusal(await place(newCredentials().email), 'rooms/no-such-account');
  for (const email of [newCredentials().email, stranger.email]) {
    for (const answer of [await add(email), await place(email)]) {
      expect(answer.status).toBe(429);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    }
  }
  expect(await countOf(admin, 'addresses not known', host.uid)).toBe(60);

  // An invite by address may answer for a stranger, because it counts as one of the hour's invites.
  const invite = (email: string) =>
    call(inviteByEmail, { token, input: { roomId, email, profile: 'learner' } });
  await setCount(admin, 'invites made', host.uid, 60);
  expect((await invite(newCredentials().email)).status).toBe(429);
  resultOf(await invite(stranger.email));
});

test('Groups, learners and places in groups have a limit per hour', async ({ makeScene, admin }) => {
  const { roomId, host, learner, stranger } = await makeScene();
  const { token } = host;
  const { groupId } = await makeGroup(admin, token, ['Ada']);
  const other = { groupId, roomId, uid: learner.uid };
  const limited = [
    { counted: 'groups made', max: 60, contract: createGroup, input: { name: 'Year 10' } },
    { counted: 'learners made', max: 60, contract: addLearners, input: { groupId, names: ['Emmy'] } },
    {
      counted: 'people added to groups',
      max: 200,
      contract: addToGroup,
      input: { groupId, email: stranger.email },
    },
    { counted: 'people added to groups', max: 200, contract: addMemberToGroup, input: other },
  ] as const;
  const before = await admin.firestore.collection(`groups/${groupId}/people`).get();
  for (const { counted, max, contract, input } of limited) {
    await setCount(admin, counted, host.uid, max);
    const key = newKey();
    const ask = () => call(contract, { token, input, ...(contract.kind === 'keyed' && { key }) });
    const answer = await ask();
    expect(answer.status, contract.name).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(answer.text).toContain('request/rate-limited');
    // The last one of the hour still succeeds, and the refused call may be repeated with its key.
    await setCount(admin, counted, host.uid, max - 1);
    resultOf(await ask());
    expect(await countOf(admin, counted, host.uid)).toBe(max);
  }
  const people = await admin.firestore.collection(`groups/${groupId}/people`).get();
  expect(people.size).toBe(before.size + 3);
});

test('A limited address admits no new guest, but repeats the answer to an earlier one', async ({
  makeScene,
  admin,
}) => {
  const { roomId, host } = await makeScene();
  const invite = { roomId, profile: 'learner', limit: null, days: 1, note: '' };
  const { code } = resultOf(await call(createInvite, { token: host.token, input: invite })) as {
    code: string;
  };
  const { address, subject } = newAddress();
  const sent = {
    key: newKey(),
    input: { code, name: 'Emmy Noether' },
    headers: { 'x-forwarded-for': address },
  };
  resultOf(await call(joinAsGuest, sent));
  await setCount(admin, 'invites not valid', subject, 300);
  expect((await call(joinAsGuest, { ...sent, key: newKey() })).status).toBe(429);
  expect(resultOf(await call(joinAsGuest, sent))).toMatchObject({ roomId });
});

test('One link makes fifty guests in half an hour for one address, and more for all', async ({
  makeScene,
  admin,
}) => {
  const { roomId, host } = await makeScene();
  const input = { roomId, profile: 'learner', limit: null, days: 1, note: '' };
  const made = resultOf(await call(createInvite, { token: host.token, input }));
  const { code, inviteId } = made as { code: string; inviteId: string };
  const [school, other] = [newAddress(), newAddress()];
  const come = ({ address }: typeof school) =>
    call(joinAsGuest, {
      key: newKey(),
      input: { code, name: 'Emmy Noether' },
      headers: { 'x-forwarded-for': address },
    });
  await setCount(admin, 'guests made', `${inviteId} ${school.subject}`, 49);
  resultOf(await come(school));
  expect((await come(school)).text).toContain('invites/too-many-guests');
  resultOf(await come(other));
  await setCount(admin, 'guests made by a link', inviteId, 120);
  expect((await come(other)).text).toContain('invites/too-many-guests');
});

test('The sixth data export of an hour is refused', async ({ makeScene, admin }) => {
  const { host } = await makeScene();
  await setCount(admin, 'data exports', host.uid, 4);
  resultOf(await call(exportMyData, { token: host.token }));
  expect((await call(exportMyData, { token: host.token })).status).toBe(429);
});
