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

/** The access documents of a room as the Realtime Database must hold them, by their id. */
async function readAccess(firestore: Firestore, roomId: string): Promise<Record<string, unknown>> {
  const { docs } = await firestore.collection(`rooms/${roomId}/access`).get();
  return Object.fromEntries(docs.map((entry) => [entry.id, asInDatabase(entry.data())]));
}

/** Without the server's own note beside the matrix; null and what is empty, that database does not keep. */
function asInDatabase({ latest: _, ...data }: Record<string, unknown>): unknown {
  const isEmpty = (value: unknown) =>
    value === null || (typeof value === 'object' && Object.keys(value).length === 0);
  return Object.fromEntries(Object.entries(data).filter(([, value]) => !isEmpty(value)));
}

async function expectAgreement(firestore: Firestore, roomId: string): Promise<void> {
  expect(await readDatabase(`access/${roomId}`)).toEqual(await readAccess(firestore, roomId));
  // What the media server says of a room comes when it will, and is carried out within moments.
  await expect.poll(() => countOutbox(firestore, roomId), 'nothing is left to do').toBe(0);
}

test.describe('Both databases say the same', () => {
  test('After a room is made', async ({ makeScene, admin }) => {
    const { host } = await makeScene();
    const input = { name: 'Both', preset: 'class' };
    const { roomId } = resultOf(await call(createRoom, { token: host.token, input })) as { roomId: string };

    await expectAgreement(admin.firestore, roomId);
    expect(await readDatabase(`access/${roomId}/${host.uid}`)).toEqual({ profile: 'host', epoch: 1 });
  });

  test('After somebody is added, removed, and added again', async ({ makeScene, admin }) => {
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

  test('After somebody is let in, and after the end for everyone', async ({ makeScene, admin }) => {
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

  test('After many changes at once', async ({ makeScene, makePerson, admin }) => {
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

test.describe('A change that was broken off after its commit', () => {
  /** What stands when the server dies between removing somebody in Firestore and telling the others. */
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

  test('Is carried out by whoever calls about the room next, even if they may not', async ({
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

  test('Is carried out by whoever joins next', async ({ makeScene, admin }) => {
    const { roomId, host, learner } = await makeScene();
    const { uid } = learner;
    await breakOffRemoval(admin.firestore, { roomId, uid, leasedUntil: Date.now() - 10_000 });

    await getToken(roomId, host.token);

    expect(await readDatabase(`access/${roomId}/${uid}`)).toEqual({ epoch: 2 });
  });

  test('Keeps out at once, before anything has been carried out', async ({ makeScene, admin }) => {
    const { roomId, learner } = await makeScene();
    const { uid, token } = learner;
    await breakOffRemoval(admin.firestore, { roomId, uid, leasedUntil: Date.now() + 10_000 });

    expectRouteRefusal(await askToken(roomId, { token }), 'rooms/removed');
    expect(await readDatabase(`access/${roomId}/${uid}`)).toEqual({ profile: 'learner', epoch: 1 });
  });

  test('Is left to its maker while that one still has time', async ({ makeScene, admin }) => {
    const { roomId, host, learner, stranger } = await makeScene();
    const { uid } = learner;
    await breakOffRemoval(admin.firestore, { roomId, uid, leasedUntil: Date.now() + 10_000 });
    const input = { roomId, email: stranger.email, profile: 'learner' };
    resultOf(await call(addMember, { token: host.token, input }));

    expect(await readDatabase(`access/${roomId}/${uid}`)).toEqual({ profile: 'learner', epoch: 1 });
  });

  test('Brings nobody back who was removed since', async ({ makeScene, admin }) => {
    const { firestore } = admin;
    const { roomId, host, learner } = await makeScene();
    const { uid } = learner;
    resultOf(await call(removeMember, { token: host.token, input: { roomId, uid } }));
    // A request from before the removal wakes up again and repeats what it knew.
    expect(await writeAsOutbox(`access/${roomId}/${uid}`, { profile: 'host', epoch: 1 })).toBe('refused');
    const late = { roomId, createdAt: 0, leasedUntil: 0, mirror: [{ kind: 'person', uid }], media: null };
    await firestore.collection('outbox').add(late);
    resultOf(await call(endSession, { token: host.token, input: { roomId } }));

    expect(await readDatabase(`access/${roomId}/${uid}`)).toEqual({ epoch: 2 });
    await expectAgreement(firestore, roomId);
  });

  test('Repairs a replica that was lost altogether', async ({ makeScene, admin }) => {
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

test.describe('A gate whose move was broken off after its commit', () => {
  const shut = () => ({ validAfter: Math.floor(Date.now() / 1000), disabled: true });

  test('Is finished by the next call of that person, whatever it is, and even if it is refused', async ({
    makeScene,
    admin,
  }) => {
    const { learner } = await makeScene();
    const gate = shut();
    await cutOffGate(admin, learner.uid, { gate });
    expect(await readDatabase(`gates/${learner.uid}`)).toMatchObject({ disabled: false });

    const answer = await call(renameMe, { token: learner.token, input: { name: 'Emmy' } });

    expectCallableRefusal(answer, 'auth/disabled');
    expect(await readDatabase(`gates/${learner.uid}`)).toEqual(gate);
  });

  test('Is finished by whoever comes to a room of theirs, and by nobody elsewhere', async ({
    makeScene,
    admin,
  }) => {
    const elsewhere = await makeScene();
    for (const visit of [
      ({ roomId, host }: Scene) => getToken(roomId, host.token),
      ({ roomId, host }: Scene) => call(endSession, { token: host.token, input: { roomId } }),
    ]) {
      // One each: a room with a call is looked after by the scheduler, too.
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

  test('Leaves nothing to be done when nobody is cut off', async ({ makeScene, admin }) => {
    const { host } = await makeScene();
    resultOf(await call(signOutEverywhere, { token: host.token }));

    const gate = (await admin.firestore.doc(`gates/${host.uid}`).get()).data();
    expect(await readDatabase(`gates/${host.uid}`)).toEqual(gate);
    expect(await countOutbox(admin.firestore, `gate_${host.uid}`)).toBe(0);
  });
});
