import { erasePerson, getPerson } from '@/lib/admin/contract';
import type { Person as FoundPerson } from '@/lib/admin/schema';
import { addToGroup, deleteOwnedGroup, giveGroup, listPins, removeLearners } from '@/lib/groups/contract';
import { makeGroup } from '@/tests/support/make/make-group';
import { makeCaller, readRows, threeTimes } from '@/tests/support/api/administrator';
import { call, resultOf } from '@/tests/support/api/call';
import { expect, test } from './support/api-test';
import { expectCallableRefusal } from './support/expect-refusal';

const confirmation = 'erase this person';

test('An administrator gives a group with learners and PINs to another account', async ({
  makeScene,
  admin,
}) => {
  const { firestore } = admin;
  const { host, learner, stranger } = await makeScene();
  const { groupId, code, learners } = await makeGroup(admin, host.token, ['Sophie', 'Emmy']);
  const rosalind = await makeCaller(admin);
  // The new owner is in the group already and stays in it.
  resultOf(await call(addToGroup, { token: host.token, input: { groupId, email: stranger.email } }));
  const gift = { uid: host.uid, groupId, email: stranger.email, reason: 'Year 9 goes on' };
  const answers = [
    await rosalind.done(giveGroup, gift),
    ...(await threeTimes(() => rosalind.done(giveGroup, gift))),
  ];
  for (const answer of answers) expect(answer).toEqual({ name: stranger.name });

  expect((await firestore.doc(`groups/${groupId}`).get()).data()).toMatchObject({
    name: 'Year 9',
    ownerUid: stranger.uid,
    code,
    size: 3,
  });
  const listed = await Promise.all(
    [host, stranger].map(({ uid }) => firestore.doc(`users/${uid}/groups/${groupId}`).get()),
  );
  expect(listed.map((listing) => listing.get('name') as unknown)).toEqual([undefined, 'Year 9']);
  const { pins } = resultOf(await call(listPins, { token: stranger.token, input: { groupId } })) as {
    pins: Record<string, string>;
  };
  expect(pins).toEqual(Object.fromEntries(learners.map(({ uid, pin }) => [uid, pin])));
  for (const { token } of [host, learner]) {
    expectCallableRefusal(await call(listPins, { token, input: { groupId } }), 'groups/not-found');
  }
  const uids = learners.slice(0, 1).map(({ uid }) => uid);
  resultOf(await call(removeLearners, { token: stranger.token, input: { groupId, uids } }));
  const { groups } = (await rosalind.done(getPerson, { uid: stranger.uid })) as FoundPerson;
  expect(groups).toEqual([{ groupId, name: 'Year 9', isOwner: true }]);
  expect(await readRows(firestore, rosalind.uid, 'group-given')).toEqual([
    expect.objectContaining({
      subjectUid: stranger.uid,
      roomId: null,
      before: { group: groupId, owner: host.uid },
      after: { group: groupId, owner: stranger.uid },
      reason: 'Year 9 goes on',
    }),
  ]);
});

test('A group is given away only after a running move of its people has ended', async ({
  makeScene,
  admin,
}) => {
  const { firestore } = admin;
  const { host, stranger } = await makeScene();
  const from = await makeGroup(admin, host.token, ['Sophie']);
  const to = await makeGroup(admin, host.token, ['Emmy'], 'Year 10');
  const rosalind = await makeCaller(admin);
  const give = ({ groupId }: { groupId: string }) =>
    rosalind.send(giveGroup, { uid: host.uid, groupId, email: stranger.email });
  const note = (leasedUntil: number) =>
    firestore
      .doc(`groups/${from.groupId}`)
      .update({ moves: { cutOff: { toGroupId: to.groupId, uids: [], leasedUntil } } });

  await note(Date.now() + 60_000);
  for (const group of [from, to]) expectCallableRefusal(await give(group), 'groups/moving');
  await note(Date.now() - 1);
  for (const group of [to, from]) resultOf(await give(group));
  expect((await firestore.doc(`groups/${from.groupId}`).get()).get('moves')).toBeUndefined();
});

test('An administrator deletes an owner’s group once, and the log says whose and why', async ({
  makeScene,
  admin,
}) => {
  const { firestore } = admin;
  const { roomId, host } = await makeScene();
  const { groupId, learners } = await makeGroup(admin, host.token, ['Sophie']);
  const rosalind = await makeCaller(admin);
  const erase = () => rosalind.done(erasePerson, { uid: host.uid, confirmation });
  expect(await erase()).toMatchObject({ rooms: [{ roomId }], groups: [{ groupId, name: 'Year 9' }] });
  const deletion = { uid: host.uid, groupId, reason: 'The class is over' };
  await Promise.all([1, 2].map(() => rosalind.done(deleteOwnedGroup, deletion)));
  await rosalind.done(deleteOwnedGroup, deletion);

  const gone = [`groups/${groupId}`, ...learners.map(({ uid }) => `users/${uid}`)];
  for (const path of gone) expect((await firestore.doc(path).get()).exists, path).toBe(false);
  expect(await readRows(firestore, rosalind.uid, 'group-deleted')).toEqual([
    expect.objectContaining({
      before: { group: groupId, owner: host.uid },
      reason: 'The class is over',
    }),
  ]);
  expect(await readRows(firestore, rosalind.uid, 'account-deleted')).toHaveLength(1);
  expect(await erase()).toMatchObject({ rooms: [{ roomId }], groups: [] });
});
