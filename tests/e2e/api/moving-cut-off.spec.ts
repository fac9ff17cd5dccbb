import { inviteGroup, listPins, moveLearners } from '@/lib/groups/contract';
import type { AdminSdk } from '@/scripts/stack/admin-sdk';
import { makeGroup } from '@/tests/support/make/make-group';
import { makeRoom } from '@/tests/support/make/make-room';
import { ask } from '@/tests/support/api/ask';
import { call, resultOf } from '@/tests/support/api/call';
import { expect, test, type Scene } from './support/api-test';

/** Creates two groups of a host, each in its own room; a learner has moved, but the rooms have not followed. */
async function cutOffMove(admin: AdminSdk, { roomId, host }: Scene, leasedUntil: number) {
  const { firestore } = admin;
  const { token } = host;
  const from = await makeGroup(admin, token, ['Ada', 'Emmy']);
  const to = await makeGroup(admin, token, ['Sophie'], 'Year 10');
  const entering = await makeRoom({ host, name: 'Year 10' });
  const profile = 'learner';
  resultOf(await call(inviteGroup, { token, input: { groupId: from.groupId, roomId, profile } }));
  const placing = { groupId: to.groupId, roomId: entering.roomId, profile };
  resultOf(await call(inviteGroup, { token, input: placing }));
  const uid = from.learners[0]?.uid ?? '';
  const place = firestore.doc(`groups/${from.groupId}/people/${uid}`);
  const person = (await place.get()).data();
  const batch = firestore.batch();
  batch.delete(place);
  batch.set(firestore.doc(`groups/${to.groupId}/people/${uid}`), { ...person });
  batch.update(firestore.doc(`learners/${uid}`), { groupId: to.groupId });
  batch.update(firestore.doc(`groups/${to.groupId}`), { size: 2 });
  const moves = { cutOff: { toGroupId: to.groupId, uids: [uid], leasedUntil } };
  batch.update(firestore.doc(`groups/${from.groupId}`), { size: 1, moves });
  await batch.commit();
  const isIn = async (id: string) => (await firestore.doc(`rooms/${id}/members/${uid}`).get()).exists;
  return {
    ...from,
    toGroupId: to.groupId,
    /** Whether the learner is in the old group's room, and in the new group's room. */
    findRooms: async () => [await isIn(roomId), await isIn(entering.roomId)],
    findNote: async () => (await firestore.doc(`groups/${from.groupId}`).get()).get('moves') as unknown,
  };
}

test('The group’s next caller or the scheduler finishes an interrupted move', async ({
  makeScene,
  admin,
}) => {
  const scene = await makeScene();
  const { token } = scene.host;
  const visited = await cutOffMove(admin, scene, Date.now() - 1);
  expect(await visited.findRooms()).toEqual([true, false]);
  resultOf(await call(listPins, { token, input: { groupId: visited.groupId } }));
  expect(await visited.findRooms()).toEqual([false, true]);
  expect(await visited.findNote()).toBeUndefined();

  const forgotten = await cutOffMove(admin, scene, Date.now() - 1);
  const authorization = `Bearer ${process.env['CRON_SECRET'] ?? ''}`;
  expect((await ask('/api/cron', { method: 'GET', authorization, body: null })).status).toBe(200);
  expect(await forgotten.findRooms()).toEqual([false, true]);
  expect(await forgotten.findNote()).toBeUndefined();
});

test('Other callers leave a running move alone, and a finished move leaves no note', async ({
  makeScene,
  admin,
}) => {
  const scene = await makeScene();
  const { token } = scene.host;
  const { groupId, toGroupId, learners, ...move } = await cutOffMove(admin, scene, Date.now() + 60_000);
  const note = await move.findNote();
  resultOf(await call(listPins, { token, input: { groupId } }));
  expect(await move.findRooms()).toEqual([true, false]);

  const uids = learners.slice(1).map(({ uid }) => uid);
  resultOf(await call(moveLearners, { token, input: { groupId, toGroupId, uids } }));
  expect(await move.findNote()).toEqual(note);
  const people = await admin.firestore.collection(`groups/${toGroupId}/people`).get();
  expect(people.size).toBe(3);
});

test('A repeated move writes nothing to its groups, so nobody waits for its locks', async ({
  makeScene,
  admin,
}) => {
  const { token } = (await makeScene()).host;
  const { groupId, learners } = await makeGroup(admin, token, ['Ada', 'Emmy']);
  const { groupId: toGroupId } = await makeGroup(admin, token, ['Sophie'], 'Year 10');
  const input = { groupId, toGroupId, uids: learners.map(({ uid }) => uid) };
  const findVersions = async () => {
    const groups = await Promise.all(
      [groupId, toGroupId].map((id) => admin.firestore.doc(`groups/${id}`).get()),
    );
    return groups.map(({ updateTime }) => updateTime?.toMillis());
  };
  resultOf(await call(moveLearners, { token, input }));
  const versions = await findVersions();

  expect(resultOf(await call(moveLearners, { token, input }))).toEqual({ leftOut: [] });

  expect(await findVersions()).toEqual(versions);
});

test('A learner moved twice is only in the last group’s rooms', async ({ makeScene, admin }) => {
  const scene = await makeScene();
  const { token } = scene.host;
  const move = await cutOffMove(admin, scene, Date.now() - 1);
  const { groupId: lastId } = await makeGroup(admin, token, ['Leonhard'], 'Year 11');
  const last = await makeRoom({ host: scene.host, name: 'Year 11' });
  const place = { groupId: lastId, roomId: last.roomId, profile: 'learner' };
  resultOf(await call(inviteGroup, { token, input: place }));
  const uid = move.learners[0]?.uid ?? '';
  const on = { groupId: move.toGroupId, toGroupId: lastId, uids: [uid] };
  expect(resultOf(await call(moveLearners, { token, input: on }))).toEqual({ leftOut: [] });
  expect(await move.findRooms()).toEqual([false, false]);
  expect((await admin.firestore.doc(`rooms/${last.roomId}/members/${uid}`).get()).exists).toBe(true);
  expect(await move.findNote()).toBeUndefined();
});
