import { randomBytes } from 'node:crypto';
import type { AdminSdk } from '@/scripts/stack/admin-sdk';
import { readData, writeCopy, type CopiedData } from '@/tests/support/make/copied-data';
import { importAccounts } from '@/tests/support/make/import-accounts';
import { newPerson, placesOfPerson, replacementsOf } from '@/tests/support/person';
import { idTokenOf } from './id-token';
import type { Actor, Scene } from './scene';

/** A scene that the product made, and what it wrote. */
type Template = { scene: Scene; data: CopiedData };

/** Reads what the product has written for a scene that nobody has changed yet. */
export async function readTemplate(admin: AdminSdk, scene: Scene): Promise<Template> {
  const { roomId, host, learner } = scene;
  const room = admin.firestore.doc(`rooms/${roomId}`);
  const [places, rows] = await Promise.all([
    room.listCollections(),
    admin.firestore.collection('audit').where('roomId', '==', roomId).get(),
  ]);
  const inRoom = await Promise.all(places.map((place) => place.listDocuments()));
  const ofPeople = peopleOf(scene).map(placesOfPerson);
  const documents = [
    ...ofPeople.flatMap((place) => place.documents),
    ...[host, learner].map(({ uid }) => `users/${uid}/rooms/${roomId}`),
    ...[room, ...inRoom.flat(), ...rows.docs.map(({ ref }) => ref)].map(({ path }) => path),
  ];
  const nodes = [...ofPeople.flatMap((place) => place.nodes), ...[`access/${roomId}`, `reconcile/${roomId}`]];
  return { scene, data: await readData(admin, { documents, nodes }) };
}

/** Writes a scene like the template, with people and a room of its own. */
export async function copyScene(admin: AdminSdk, { scene, data }: Template): Promise<Scene> {
  const fresh = {
    roomId: randomBytes(10).toString('hex'),
    host: newPerson(scene.host, scene.host.name),
    learner: newPerson(scene.learner, scene.learner.name),
    stranger: newPerson(scene.stranger, scene.stranger.name),
  };
  const people = [fresh.host, fresh.learner, fresh.stranger];
  const replaced = peopleOf(scene).flatMap((old, index) => replacementsOf(old, people[index] ?? old));
  await Promise.all([
    importAccounts(people),
    writeCopy(admin, data, [[scene.roomId, fresh.roomId], ...replaced]),
  ]);
  // The sign-in counts from the second in which the account was made.
  const signIn = (person: typeof fresh.host): Actor => ({
    ...person,
    token: idTokenOf(person, { signedInAgo: 0 }),
  });
  return {
    roomId: fresh.roomId,
    host: signIn(fresh.host),
    learner: signIn(fresh.learner),
    stranger: signIn(fresh.stranger),
  };
}

const peopleOf = ({ host, learner, stranger }: Scene): Actor[] => [host, learner, stranger];
