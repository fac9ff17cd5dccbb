import { bringGuestAlong, mergeGuest } from '@/lib/account/contract';
import type { AdminSdk } from '@/scripts/stack/admin-sdk';
import { makeGuest } from '@/tests/support/callables/account-cases';
import { askToken } from '@/tests/support/api/ask-token';
import { call, resultOf } from '@/tests/support/api/call';
import { readDatabase } from '@/tests/support/api/database';
import { expect, test } from './support/api-test';
import { expectCallableRefusal, expectRouteRefusal } from './support/expect-refusal';
import { listMergings } from './support/list-mergings';
import { makeLearner, signInByCard } from '@/tests/support/api/learner';

/** The members of a room among these people. */
async function membersAmong({ firestore }: AdminSdk, roomId: string, uids: readonly string[]) {
  const { docs } = await firestore.collection(`rooms/${roomId}/members`).get();
  return docs.map(({ id }) => id).filter((id) => uids.includes(id));
}

test('When two learners claim one guest at once, one gets it and the other a reason', async ({
  makeScene,
  admin,
}) => {
  const scene = await makeScene();
  const { roomId, host } = scene;
  const guest = await makeGuest(scene, { profile: 'participant' });
  const learners = [await makeLearner(admin, scene), await makeLearner(admin, scene, 'Ada')];
  const tokens = await Promise.all(learners.map(signInByCard));
  const bring = (token = '') => call(bringGuestAlong, { token, input: { guestToken: guest.idToken } });

  const answers = await Promise.all(tokens.map(bring));

  const won = answers.findIndex(({ status }) => status === 200);
  const [winner, loser] = [learners[won]?.uid ?? '', learners[1 - won]?.uid ?? ''];
  for (const answer of answers.filter((_, index) => index !== won)) {
    expectCallableRefusal(answer, 'groups/not-a-guest');
  }
  const everybody = [guest.uid, winner, loser];
  expect(await membersAmong(admin, roomId, everybody)).toEqual([winner]);
  const uses = await admin.firestore.collectionGroup('uses').where('uid', 'in', everybody).get();
  expect(uses.docs.map((use) => use.get('uid') as string)).toEqual([winner]);
  const rows = await listMergings(admin, guest.uid);
  expect(rows.docs.map((row) => row.get('after.uid') as string)).toEqual([winner]);
  // The host cannot overrule it afterwards, and the winner may repeat the call.
  const input = { roomId, guestUid: guest.uid, learnerUid: loser };
  expectCallableRefusal(await call(mergeGuest, { token: host.token, input }), 'rooms/not-a-member');
  resultOf(await bring(tokens[won]));
});

test('Host and learner merge a guest at the same instant, and it happens once', async ({
  makeScene,
  admin,
}) => {
  const scene = await makeScene();
  const { roomId, host } = scene;
  const [guest, learner] = [await makeGuest(scene), await makeLearner(admin, scene)];
  const token = await signInByCard(learner);
  const input = { roomId, guestUid: guest.uid, learnerUid: learner.uid };
  const [byHost, byThem] = await Promise.all([
    call(mergeGuest, { token: host.token, input }),
    call(bringGuestAlong, { token, input: { guestToken: guest.idToken } }),
  ]);
  resultOf(byThem);
  if (byHost.status !== 200) expectCallableRefusal(byHost, 'groups/not-a-guest');
  expect(await membersAmong(admin, roomId, [guest.uid, learner.uid])).toEqual([learner.uid]);
  const rows = await listMergings(admin, guest.uid);
  expect(rows.size).toBe(1);
});

test('A guest who joins a call during a merge keeps no join of it', async ({ makeScene, admin }) => {
  for (const lead of [0, 60]) {
    const scene = await makeScene();
    const { roomId, host } = scene;
    const [guest, learner] = [await makeGuest(scene), await makeLearner(admin, scene)];
    const asking = [0, 1, 2].map(() => askToken(roomId, { token: guest.idToken }));
    await new Promise((resolve) => setTimeout(resolve, lead));
    const input = { roomId, guestUid: guest.uid, learnerUid: learner.uid };
    resultOf(await call(mergeGuest, { token: host.token, input }));

    for (const answer of await Promise.all(asking)) {
      if (answer.status !== 200) expectRouteRefusal(answer, 'auth/disabled');
    }
    const rows = await admin.firestore.collection('admitted').where('uid', '==', guest.uid).get();
    expect(rows.docs.map((row) => row.data())).toEqual([]);
    expect(await readDatabase(`admitted/${roomId}/${guest.uid}`)).toBeNull();
    expect(await readDatabase(`access/${roomId}/${guest.uid}`)).toEqual({ epoch: 2 });
    expect((await askToken(roomId, { token: await signInByCard(learner) })).status).toBe(200);
  }
});

test('The server merges neither a departing guest nor a departing learner', async ({ makeScene, admin }) => {
  const scene = await makeScene();
  const { roomId, host } = scene;
  const [guest, learner] = [await makeGuest(scene), await makeLearner(admin, scene)];
  const merge = () => {
    const input = { roomId, guestUid: guest.uid, learnerUid: learner.uid };
    return call(mergeGuest, { token: host.token, input });
  };
  const departure = (uid: string) => admin.firestore.doc(`departures/${uid}`);
  // An interrupted deletion must not turn into a merge.
  await departure(guest.uid).set({ requestedAt: Date.now() });
  expectCallableRefusal(await merge(), 'groups/not-a-guest');
  expect((await departure(guest.uid).get()).data()).not.toHaveProperty('mergeTargetUid');
  await departure(guest.uid).delete();
  await departure(learner.uid).set({ requestedAt: Date.now() });
  expectCallableRefusal(await merge(), 'groups/not-your-learner');
  await departure(learner.uid).delete();
  resultOf(await merge());
});
