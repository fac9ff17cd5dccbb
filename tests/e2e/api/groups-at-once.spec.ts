import { addLearners, addToGroup, deleteGroup, inviteGroup } from '@/lib/groups/contract';
import { makeGroup } from '@/tests/support/make/make-group';
import type { DoorAnswer } from '@/tests/support/api/ask';
import { call, resultOf } from '@/tests/support/api/call';
import { expect, test } from './support/api-test';
import { expectCallableRefusal } from './support/expect-refusal';

/** A late deletion may say that it is not done yet; asked again, it goes on and says when it is. */
async function untilAnswered(first: Promise<DoorAnswer>, again: () => Promise<DoorAnswer>) {
  const answer = await first;
  return answer.status === 503 ? again() : answer;
}

test('A group deleted while people and a room are added leaves nobody behind', async ({
  makeScene,
  admin,
}) => {
  const { firestore } = admin;
  for (const lead of [0, 60]) {
    const { roomId, host, stranger } = await makeScene();
    const { token } = host;
    const { groupId, code } = await makeGroup(admin, token, ['Ada', 'Emmy']);
    const placing = { groupId, roomId, profile: 'learner' };
    resultOf(await call(inviteGroup, { token, input: placing }));

    const deletion = call(deleteGroup, { token, input: { groupId } });
    await new Promise((resolve) => setTimeout(resolve, lead));
    const arrivals = await Promise.all([
      ...['Pia', 'Quentin'].map((name) =>
        call(addLearners, { token, input: { groupId, names: [name, `${name} B.`] } }),
      ),
      call(addToGroup, { token, input: { groupId, email: stranger.email } }),
      call(inviteGroup, { token, input: { ...placing, profile: 'listener' } }),
    ]);
    resultOf(await untilAnswered(deletion, () => call(deleteGroup, { token, input: { groupId } })));
    for (const answer of arrivals) {
      if (answer.status !== 200) expectCallableRefusal(answer, 'groups/not-found');
    }

    const group = firestore.doc(`groups/${groupId}`);
    expect((await group.get()).exists).toBe(false);
    expect(await group.listCollections()).toEqual([]);
    expect((await firestore.doc(`classCodes/${code}`).get()).exists).toBe(false);
    expect((await firestore.collection('learners').where('groupId', '==', groupId).get()).size).toBe(0);
    const members = await firestore.collection(`rooms/${roomId}/members`).get();
    expect(members.docs.filter((member) => member.get('kind') === 'learner')).toEqual([]);
    const made = arrivals.flatMap(
      ({ json }) => (json as { result?: { uids?: string[] } }).result?.uids ?? [],
    );
    for (const uid of made) {
      expect((await firestore.doc(`users/${uid}`).get()).exists).toBe(false);
      await expect(admin.auth.getUser(uid)).rejects.toThrow(/no user record/);
    }
  }
});
