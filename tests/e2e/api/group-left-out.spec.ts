import { addToGroup, inviteGroup, moveLearners } from '@/lib/groups/contract';
import { makeGroup } from '@/tests/support/make/make-group';
import { call, resultOf } from '@/tests/support/api/call';
import { expect, test } from './support/api-test';

test('Each way of joining group and room names the banned people it left out', async ({
  makeScene,
  admin,
}) => {
  const { host, stranger, roomId } = await makeScene();
  const { token } = host;
  const { firestore } = admin;
  const { groupId, learners } = await makeGroup(admin, token, ['Ada', 'Emmy']);
  const uid = learners[0]?.uid ?? '';
  const roomName = (await firestore.doc(`rooms/${roomId}`).get()).get('name') as string;
  for (const banned of [uid, stranger.uid]) {
    await firestore.doc(`rooms/${roomId}/bans/${banned}`).set({ at: Date.now() });
  }
  const leftOut = [{ uid, name: 'Ada', roomId, roomName, why: 'banned' }];
  const place = { groupId, roomId, profile: 'learner' };
  // A repeated call returns the same list.
  for (let time = 0; time < 2; time += 1) {
    expect(resultOf(await call(inviteGroup, { token, input: place }))).toEqual({ leftOut });
  }
  const members = firestore.collection(`rooms/${roomId}/members`);
  expect((await members.doc(uid).get()).exists).toBe(false);
  expect((await members.doc(learners[1]?.uid ?? '').get()).exists).toBe(true);

  const from = await makeGroup(admin, token, ['Sofia'], 'Year 10');
  const sofia = from.learners[0]?.uid ?? '';
  await firestore.doc(`rooms/${roomId}/bans/${sofia}`).set({ at: Date.now() });
  const move = { groupId: from.groupId, toGroupId: groupId, uids: [sofia] };
  expect(resultOf(await call(moveLearners, { token, input: move }))).toEqual({
    leftOut: [{ uid: sofia, name: 'Sofia', roomId, roomName, why: 'banned' }],
  });

  const added = resultOf(await call(addToGroup, { token, input: { groupId, email: stranger.email } }));
  expect(added).toMatchObject({ leftOut: [{ uid: stranger.uid, roomId, why: 'banned' }] });
});
