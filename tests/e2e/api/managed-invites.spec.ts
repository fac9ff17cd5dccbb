import { addLearners, addToGroup, inviteGroup } from '@/lib/groups/contract';
import { createInvite, inviteByEmail, joinAsGuest, listInvites } from '@/lib/invites/contract';
import { archiveRoom } from '@/lib/rooms/contract';
import { makeGroup } from '@/tests/support/make/make-group';
import { signInWithToken } from '@/tests/support/services/sign-in-with-token';
import { call, resultOf } from '@/tests/support/api/call';
import { expect, test } from './support/api-test';
import { expectCallableRefusal } from './support/expect-refusal';
import { makeInvite } from '@/tests/support/callables/invite-cases';

type Listed = { inviteId: string; uses: number; cameBy: { name: string }[] };

const join = async (code: string, name: string) =>
  resultOf(await call(joinAsGuest, { input: { code, name } })) as { token: string };

test.describe('An invite, to those who manage it,', () => {
  test('counts deleted accounts, and more people than it lists', async ({ makeScene, admin }) => {
    const { roomId, host } = await makeScene();
    const [two, many] = [
      await makeInvite(host.token, roomId, { limit: 2 }),
      await makeInvite(host.token, roomId),
    ];
    const gone = await join(two.code, 'Ada');
    await join(two.code, 'Sofia');
    const { uid } = await signInWithToken(gone.token);
    await admin.firestore.doc(`invites/${two.inviteId}/uses/${uid}`).delete();
    const crowd = admin.firestore.batch();
    for (let at = 1; at <= 203; at += 1) {
      const use = { uid: `guest${at}`, name: `Pupil ${at}`, kind: 'guest', at };
      crowd.set(admin.firestore.doc(`invites/${many.inviteId}/uses/${use.uid}`), use);
    }
    await crowd.commit();
    const { invites } = resultOf(await call(listInvites, { token: host.token, input: { roomId } })) as {
      invites: Listed[];
    };
    const counted = new Map(invites.map(({ inviteId, uses, cameBy }) => [inviteId, [uses, cameBy.length]]));
    expect(counted.get(two.inviteId)).toEqual([2, 1]);
    expect(counted.get(many.inviteId)).toEqual([203, 200]);
    expect(invites.find(({ inviteId }) => inviteId === many.inviteId)?.cameBy[0]?.name).toBe('Pupil 203');
  });

  test('stays in the list while it works, ahead of those that are over', async ({ makeScene, admin }) => {
    const { roomId, host } = await makeScene();
    const made: string[] = [];
    for (let at = 0; at < 53; at += 1) made.push((await makeInvite(host.token, roomId)).inviteId);
    const list = async () => {
      const { invites } = resultOf(await call(listInvites, { token: host.token, input: { roomId } })) as {
        invites: Listed[];
      };
      return invites.map(({ inviteId }) => inviteId);
    };
    const [first, usedUp, ...later] = made;
    expect(await list()).toEqual([...made].reverse());

    const over = admin.firestore.batch();
    over.update(admin.firestore.doc(`invites/${usedUp}`), { limit: 1, uses: 1 });
    for (const inviteId of later) over.update(admin.firestore.doc(`invites/${inviteId}`), { revokedAt: 1 });
    await over.commit();
    expect(await list()).toEqual([first, ...later.reverse().slice(0, 50)]);
  });

  test('is refused for an archived room, which takes no people and no group either', async ({
    makeScene,
    admin,
  }) => {
    const { roomId, host, stranger, learner } = await makeScene();
    const { token } = host;
    const [placed, other] = [
      await makeGroup(admin, token, ['Sofia']),
      await makeGroup(admin, token, ['Pia']),
    ];
    const place = ({ groupId }: { groupId: string }) =>
      call(inviteGroup, { token, input: { groupId, roomId, profile: 'learner' } });
    resultOf(await place(placed));
    resultOf(await call(archiveRoom, { token, input: { roomId, isArchived: true } }));
    const input = { roomId, profile: 'learner', limit: null, days: 7, note: '' };
    expectCallableRefusal(await call(createInvite, { token, input }), 'rooms/archived');
    for (const email of [stranger.email, `new-${roomId}@chalktalk.test`]) {
      const added = await call(inviteByEmail, { token, input: { roomId, email, profile: 'learner' } });
      expectCallableRefusal(added, 'rooms/archived');
    }
    expectCallableRefusal(await place(other), 'rooms/archived');
    const { groupId } = placed;
    // A new person in a group comes into its rooms, except the archived ones.
    resultOf(await call(addLearners, { token, input: { groupId, names: ['Quentin'] } }));
    resultOf(await call(addToGroup, { token, input: { groupId, email: stranger.email } }));
    const [invites, members] = await Promise.all([
      admin.firestore.collection('invites').where('roomId', '==', roomId).get(),
      admin.firestore.collection(`rooms/${roomId}/members`).get(),
    ]);
    expect(invites.size).toBe(0);
    const names = members.docs.map((member) => String(member.get('name'))).sort();
    expect(names).toEqual([host.name, learner.name, 'Sofia'].sort());
    const note = admin.firestore.doc(`groups/${other.groupId}/rooms/${roomId}`);
    expect((await note.get()).exists).toBe(false);
    resultOf(await call(archiveRoom, { token, input: { roomId, isArchived: false } }));
    resultOf(await call(createInvite, { token, input }));
  });
});
