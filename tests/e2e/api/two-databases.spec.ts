import type { Firestore } from 'firebase-admin/firestore';
import { renameMe, signOutEverywhere } from '@/lib/account/contract';
import { addMember, createRoom, endSession, removeMember } from '@/lib/rooms/contract';
import { countOutbox } from '@/tests/support/fakes/count-outbox';
import { askToken, getToken } from '@/tests/support/api/ask-token';
import { call, resultOf } from '@/tests/support/api/call';
import { cutOffGate } from './support/cut-off-gate';
import { readDatabase, writeAsOutbox, writeDatabase } from '@/tests/support/api/database';
import { expect, test, type Scene } from './support/api-test';
import { expectCallableRefusal, expectRouteRefusal } from './support/expect-refusal';

/** The access documents of a room by their id, in the shape of the replica. */
async function readAccess(firestore: Firestore, roomId: string): Promise<Record<string, unknown>> {
  const { docs } = await firestore.collection(`rooms/${roomId}/access`).get();
  return Object.fromEntries(docs.map((entry) => [entry.id, asInDatabase(entry.data())]));
}

/** Drops the server's own note beside the matrix, and null and empty values, which that database does not keep. */
function asInDatabase({ latest: _, ...data }: Record<string, unknown>): unknown {
  const isEmpty = (value: unknown) =>
    value === null || (typeof value === 'object' && Object.keys(value).length === 0);
  return Object.fromEntries(Object.entries(data).filter(([, value]) => !isEmpty(value)));
}

async function expectAgreement(firestore: Firestore, roomId: string): Promise<void> {
  expect(await readDatabase(`access/${roomId}`)).toEqual(await readAccess(firestore, roomId));
  // Events of the media server arrive at any time; the server needs a moment to deliver them.
  await expect.poll(() => countOutbox(firestore, roomId), 'nothing is left to do').toBe(0);
}

test.describe('Both databases agree', () => {
  test('after a room is made', async ({ makeScene, admin }) => {
    const { host } = await makeScene();
    const input = { name: 'Both', preset: 'class' };
    const { roomId } = resultOf(await call(createRoom, { token: host.token, input })) as { roomId: string };

    await expectAgreement(admin.firestore, roomId);
    expect(await readDatabase(`access/${roomId}/${host.uid}`)).toEqual({ profile: 'host', epoch: 1 });
  });

  test('after a person is added, removed and added again', async ({ makeScene, admin }) => {
    const { roomId, host, stranger } = await makeScene();
    const { uid, email } = stranger;
    const add = async (profile: string) =>
      resultOf(await call(addMember, { token: host.token, input: { roomId, email, profile } }));

    await add('learner');
    await expectAgreement(admin.firestore, roomId);
    resultOf(await call(removeMember, { token: host.token, input: { roomId, uid } }));
    await expectAgreement(admin.firestore, roomId);
    expect(await readDatabase(`access/${roomId}/${uid}`)).toEqual({ epoch: 2 });
    expect((await admin.firestore.doc(`users/${uid}/rooms/${roomId}`).get()).exists).toBe(false);

    await add('presenter');
    await expectAgreement(admin.firestore, roomId);
    expect(await readDatabase(`access/${roomId}/${uid}`)).toEqual({ profile: 'presenter', epoch: 3 });
    expect((await admin.firestore.doc(`users/${uid}/rooms/${roomId}`).get()).get('profile')).toBe(
      'presenter',
    );
  });

  test('after a person joins, and after the end for everyone', async ({ makeScene, admin }) => {
    const { firestore } = admin;
    const { roomId, host, learner } = await makeScene();
    const join = await getToken(roomId, learner.token);
    await expect.poll(() => countOutbox(firestore, roomId)).toBe(0);

    await expectAgreement(firestore, roomId);
    const row = await firestore.doc(`admitted/${join.identity}`).get();
    const expiresAt = (row.get('expiresAt') as { toMillis: () => number }).toMillis();
    const replica = `admitted/${roomId}/${learner.uid}/${join.joinId}`;
    expect(await readDatabase(replica)).toEqual({ sessionId: join.sessionId, expiresAt });
    expect(await readDatabase(`access/${roomId}/_matrix/session`)).toBe(join.sessionId);

    resultOf(await call(endSession, { token: host.token, input: { roomId } }));
    await expectAgreement(firestore, roomId);
    expect((await firestore.doc(`admitted/${join.identity}`).get()).get('closed')).toBe(true);
    expect(await readDatabase(replica)).toBeNull();
    expect(await readDatabase(`access/${roomId}/_matrix/session`)).toBeNull();
  });

  test('after many changes at once', async ({ makeScene, makePerson, admin }) => {
    const { roomId, host, learner } = await makeScene();
    const people = await Promise.all(['Ada', 'Emmy', 'Maryam'].map((name) => makePerson(name)));
    const adding = people.map(({ email }) =>
      call(addMember, { token: host.token, input: { roomId, email, profile: 'learner' } }),
    );
    const removing = call(removeMember, { token: host.token, input: { roomId, uid: learner.uid } });
    const answers = await Promise.all([...adding, removing, askToken(roomId, { token: host.token })]);

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    await expect.poll(() => countOutbox(admin.firestore, roomId)).toBe(0);
    await expectAgreement(admin.firestore, roomId);
  });
});

test.describe('A change that stopped after its commit', () => {
  /** The state after the server died between removing a person in Firestore and delivering the outbox. */
  async function breakOffRemoval(
    firestore: Firestore,
    { roomId, uid, leasedUntil }: { roomId: string; uid: string; leasedUntil: number },
  ): Promise<void> {
    const batch = firestore.batch();
    batch.set(firestore.doc(`rooms/${roomId}/access/${uid}`), { epoch: 2 });
    batch.delete(firestore.doc(`rooms/${roomId}/members/${uid}`));
    batch.delete(firestore.doc(`users/${uid}/rooms/${roomId}`));
    const entry = {
      roomId,
      createdAt: Date.now() - 20_000,
      leasedUntil,
      mirror: [{ kind: 'person', uid }],
      media: { kind: 'remove-person', uid, joinIds: [], epoch: 2 },
    };
    batch.set(firestore.collection('outbox').doc(), entry);
    await batch.commit();
  }

  test('is delivered by the next caller in the room, even one without the right', async ({
    makeScene,
    admin,
  }) => {
    const { roomId, learner } = await makeScene();
    const { uid, token } = learner;
    await breakOffRemoval(admin.firestore, { roomId, uid, leasedUntil: Date.now() - 10_000 });
    expect(await readDatabase(`access/${roomId}/${uid}`)).toEqual({ profile: 'learner', epoch: 1 });

    expectCallableRefusal(await call(endSession, { token, input: { roomId } }), 'rooms/removed');

    expect(await readDatabase(`access/${roomId}/${uid}`)).toEqual({ epoch: 2 });
    await expectAgreement(admin.firestore, roomId);
  });

  test('is delivered by the next person who joins', async ({ makeScene, admin }) => {
    const { roomId, host, learner } = await makeScene();
    const { uid } = learner;
    await breakOffRemoval(admin.firestore, { roomId, uid, leasedUntil: Date.now() - 10_000 });

    await getToken(roomId, host.token);

    expect(await readDatabase(`access/${roomId}/${uid}`)).toEqual({ epoch: 2 });
  });

  test('shuts the person out at once, before its delivery', async ({ makeScene, admin }) => {
    const { roomId, learner } = await makeScene();
    const { uid, token } = learner;
    await breakOffRemoval(admin.firestore, { roomId, uid, leasedUntil: Date.now() + 10_000 });

    expectRouteRefusal(await askToken(roomId, { token }), 'rooms/removed');
    expect(await readDatabase(`access/${roomId}/${uid}`)).toEqual({ profile: 'learner', epoch: 1 });
  });

  test('is left to its own process while the lease runs', async ({ makeScene, admin }) => {
    const { roomId, host, learner, stranger } = await makeScene();
    const { uid } = learner;
    await breakOffRemoval(admin.firestore, { roomId, uid, leasedUntil: Date.now() + 10_000 });
    const input = { roomId, email: stranger.email, profile: 'learner' };
    resultOf(await call(addMember, { token: host.token, input }));

    expect(await readDatabase(`access/${roomId}/${uid}`)).toEqual({ profile: 'learner', epoch: 1 });
  });

  test('brings nobody back who was removed since', async ({ makeScene, admin }) => {
    const { firestore } = admin;
    const { roomId, host, learner } = await makeScene();
    const { uid } = learner;
    resultOf(await call(removeMember, { token: host.token, input: { roomId, uid } }));
    // A delayed request from before the removal repeats its old write.
    expect(await writeAsOutbox(`access/${roomId}/${uid}`, { profile: 'host', epoch: 1 })).toBe('refused');
    const late = { roomId, createdAt: 0, leasedUntil: 0, mirror: [{ kind: 'person', uid }], media: null };
    await firestore.collection('outbox').add(late);
    resultOf(await call(endSession, { token: host.token, input: { roomId } }));

    expect(await readDatabase(`access/${roomId}/${uid}`)).toEqual({ epoch: 2 });
    await expectAgreement(firestore, roomId);
  });

  test('repairs a replica that was lost altogether', async ({ makeScene, admin }) => {
    const { firestore } = admin;
    const { roomId, host, learner } = await makeScene();
    await writeDatabase(`access/${roomId}`, null);
    const targets = [host.uid, learner.uid].map((uid) => ({ kind: 'person', uid }));
    const mirror = [{ kind: 'matrix' }, ...targets];
    await firestore.collection('outbox').add({ roomId, createdAt: 0, leasedUntil: 0, mirror, media: null });

    resultOf(await call(endSession, { token: host.token, input: { roomId } }));

    await expectAgreement(firestore, roomId);
  });
});

test.describe('A gate whose move stopped after its commit', () => {
  const shut = () => ({ validAfter: Math.floor(Date.now() / 1000), disabled: true });

  test('is mirrored by that person’s next call, even by a refused one', async ({ makeScene, admin }) => {
    const { learner } = await makeScene();
    const gate = shut();
    await cutOffGate(admin, learner.uid, { gate });
    expect(await readDatabase(`gates/${learner.uid}`)).toMatchObject({ disabled: false });

    const answer = await call(renameMe, { token: learner.token, input: { name: 'Emmy' } });

    expectCallableRefusal(answer, 'auth/disabled');
    expect(await readDatabase(`gates/${learner.uid}`)).toEqual(gate);
  });

  test('is mirrored by a visitor of one of their rooms, and by nobody elsewhere', async ({
    makeScene,
    admin,
  }) => {
    const elsewhere = await makeScene();
    for (const visit of [
      ({ roomId, host }: Scene) => getToken(roomId, host.token),
      ({ roomId, host }: Scene) => call(endSession, { token: host.token, input: { roomId } }),
    ]) {
      // Each visit gets its own room, because the scheduler also looks after a room with a call.
      const mine = await makeScene();
      const { learner } = await makeScene();
      const gate = shut();
      await cutOffGate(admin, learner.uid, { gate, roomIds: ['OtherRoomOfTheirs00', mine.roomId] });
      await getToken(elsewhere.roomId, elsewhere.host.token);
      expect(await readDatabase(`gates/${learner.uid}`)).toMatchObject({ disabled: false });
      await visit(mine);
      expect(await readDatabase(`gates/${learner.uid}`)).toEqual(gate);
    }
  });

  test('leaves nothing in the outbox when no process dies', async ({ makeScene, admin }) => {
    const { host } = await makeScene();
    resultOf(await call(signOutEverywhere, { token: host.token }));

    const gate = (await admin.firestore.doc(`gates/${host.uid}`).get()).data();
    expect(await readDatabase(`gates/${host.uid}`)).toEqual(gate);
    expect(await countOutbox(admin.firestore, `gate_${host.uid}`)).toBe(0);
  });
});
