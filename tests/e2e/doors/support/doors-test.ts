import { addMember, removeMember } from '@/lib/rooms/contract';
import type { AdminSdk } from '@/scripts/stack/admin-sdk';
import { makeRoom } from '@/tests/support/make-room';
import { getIdToken, makePerson, type Person } from '@/tests/support/person';
import { expect, test as base } from '@/tests/support/test';
import { call, resultOf } from './call';
import { idTokenOf } from './id-token';

export { expect };

/** Somebody and the ID token that they send. */
export type Actor = Person & { token: string };

/** A room with the people who matter to who may do what there. */
export type Scene = {
  roomId: string;
  host: Actor;
  learner: Actor;
  /** Has an account, and nothing to do with the room. */
  stranger: Actor;
};

/** People whom the room would let do everything, if their account or token still counted. */
type Shut = {
  expired: Actor;
  disabled: Actor;
  revoked: Actor;
  deleted: Actor;
  /** Their gate says so; the identity service does not know it yet. */
  disabledAtGate: Actor;
  revokedAtGate: Actor;
  gateless: Actor;
};

/** For questions that change nothing: one scene for all tests of a worker. */
export type Cast = Scene & { removed: Actor; shut: Shut };

type Fixtures = { makeScene: () => Promise<Scene> };

/** Playwright's `test` with people and tokens for requests past the pages. */
export const test = base.extend<Fixtures, { cast: Cast }>({
  makeScene: ({ admin }, use) => use(() => makeScene(admin)),
  cast: [async ({ admin }, use) => use(await makeCast(admin)), { scope: 'worker' }],
});

async function makeActor(admin: AdminSdk, name: string): Promise<Actor> {
  const person = await makePerson(admin, name);
  return { ...person, token: await getIdToken(person) };
}

async function makeScene(admin: AdminSdk): Promise<Scene> {
  const [host, learner, stranger] = await Promise.all(
    ['Ada Lovelace', 'Emmy Noether', 'Sofia Kowalewskaja'].map((name) => makeActor(admin, name)),
  );
  if (!host || !learner || !stranger) throw new Error('Somebody is missing.');
  const { roomId } = await makeRoom({ host, members: [{ person: learner, profile: 'learner' }] });
  return { roomId, host, learner, stranger };
}

async function makeCast(admin: AdminSdk): Promise<Cast> {
  const { auth, firestore } = admin;
  const scene = await makeScene(admin);
  const { roomId, host } = scene;
  const makeHost = async (name: string): Promise<Actor> => {
    const actor = await makeActor(admin, name);
    const input = { roomId, email: actor.email, profile: 'host' };
    resultOf(await call(addMember, { token: host.token, input }));
    return actor;
  };
  const earlier = (actor: Actor): Actor => ({ ...actor, token: idTokenOf(actor, { signedInAgo: 1800 }) });

  const removed = await makeHost('Gottlob Frege');
  resultOf(await call(removeMember, { token: host.token, input: { roomId, uid: removed.uid } }));
  const late = await makeHost('Évariste Galois');
  const expired = { ...late, token: idTokenOf(late, { expiresIn: -60 }) };
  const disabled = await makeHost('Georg Cantor');
  await auth.updateUser(disabled.uid, { disabled: true });
  const revoked = earlier(await makeHost('Kurt Gödel'));
  await auth.revokeRefreshTokens(revoked.uid);
  const deleted = await makeHost('Niels Henrik Abel');
  await auth.deleteUser(deleted.uid);
  const disabledAtGate = await makeHost('Bernhard Riemann');
  await firestore.doc(`gates/${disabledAtGate.uid}`).update({ disabled: true });
  const revokedAtGate = earlier(await makeHost('David Hilbert'));
  const validAfter = Math.floor(Date.now() / 1000) - 900;
  await firestore.doc(`gates/${revokedAtGate.uid}`).update({ validAfter });
  const gateless = await makeHost('Alexander Grothendieck');
  await firestore.doc(`gates/${gateless.uid}`).delete();
  const shut = { expired, disabled, revoked, deleted, disabledAtGate, revokedAtGate, gateless };
  return { ...scene, removed, shut };
}
