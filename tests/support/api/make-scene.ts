import { addMember, removeMember } from '@/lib/rooms/contract';
import type { AdminSdk } from '@/scripts/stack/admin-sdk';
import { makeRoom } from '@/tests/support/make/make-room';
import { getIdToken, makePerson, signUp } from '@/tests/support/person';
import { call, resultOf } from './call';
import { copyScene, readTemplate } from './copy-scene';
import { idTokenOf } from './id-token';
import type { Actor, Cast, Scene } from './scene';

/** Makes an account with an ID token. */
async function makeActor(admin: AdminSdk, name: string): Promise<Actor> {
  const person = await makePerson(admin, name);
  return { ...person, token: idTokenOf(person, { signedInAgo: 0 }) };
}

/** The scene that the product made for this process, by the settings of the organisation that it was made under. */
const templates = new Map<string, ReturnType<typeof makeTemplate>>();

/** Makes a room with a host and a learner, and a stranger beside it: a copy of what the product writes for one. */
export async function makeScene(admin: AdminSdk): Promise<Scene> {
  const organization = await admin.firestore.doc('organization/policy').get();
  const settings = organization.updateTime?.valueOf() ?? 'none';
  const template = templates.get(settings) ?? makeTemplate(admin);
  templates.set(settings, template);
  return copyScene(admin, await template);
}

const makeTemplate = async (admin: AdminSdk) => readTemplate(admin, await makeSceneByCallables(admin));

/** Makes the same through the product's own callables. */
export async function makeSceneByCallables(admin: AdminSdk): Promise<Scene> {
  const [host, learner, stranger] = await Promise.all(
    ['Ada Lovelace', 'Emmy Noether', 'Sofia Kowalewskaja'].map(async (name): Promise<Actor> => {
      const person = await signUp(admin, name);
      return { ...person, token: await getIdToken(person) };
    }),
  );
  if (!host || !learner || !stranger) throw new Error('Somebody is missing.');
  const { roomId } = await makeRoom({ host, members: [{ person: learner, profile: 'learner' }] });
  return { roomId, host, learner, stranger };
}

/** Makes a scene with people whose account, token or gate shuts them out. */
export async function makeCast(admin: AdminSdk): Promise<Cast> {
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
