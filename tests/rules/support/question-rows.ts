import type { FirestoreOperation } from './firestore-rest';
import { markOf } from './question-fixture';
import type { Actor, ActorName, RoomFixture } from './room-fixture';

type Actors = readonly ActorName[];
type Row = readonly [
  document: string,
  place: (fixture: RoomFixture, actor: Actor) => string,
  allowed: Partial<Record<FirestoreOperation, Actors>>,
];

/** Questions and what stands below them, with those who may read it. Nobody writes any of it. */
export const questionRows = (inRoom: Actors, hosts: Actors): readonly Row[] => [
  ['a question that was asked', ({ roomId }) => `rooms/${roomId}/questions/told`, { get: inRoom, list: hosts }],
  ['a question that is prepared', ({ roomId }) => `rooms/${roomId}/questions/prepared`, { get: hosts, list: hosts }],
  ['a question that there is not', ({ roomId }) => `rooms/${roomId}/questions/none`, { get: hosts, list: hosts }],
  ['the key of a question', ({ roomId }) => `rooms/${roomId}/questions/told/secret/key`, {}],
  ['one’s own answer', ({ roomId }, { uid }) => `rooms/${roomId}/questions/told/answers/${uid}`, { get: inRoom }],
  ['another’s answer', ({ roomId, bystander }) => `rooms/${roomId}/questions/told/answers/${bystander}`, {}],
  ['another’s verdict', ({ roomId, bystander }) => `rooms/${roomId}/questions/told/marks/${markOf(bystander)}`, { get: hosts, list: hosts }],
  ['one’s own verdict, told at once', ({ roomId }, { uid }) => `rooms/${roomId}/questions/told/marks/${markOf(uid)}`, { get: inRoom, list: hosts }],
  ['one’s own verdict before the question is closed', ({ roomId }, { uid }) => `rooms/${roomId}/questions/waiting/marks/${markOf(uid)}`, { get: hosts, list: hosts }],
  ['one’s own verdict after it was closed', ({ roomId }, { uid }) => `rooms/${roomId}/questions/over/marks/${markOf(uid)}`, { get: inRoom, list: hosts }],
  ['one’s own verdict before results are shown', ({ roomId }, { uid }) => `rooms/${roomId}/questions/hidden/marks/${markOf(uid)}`, { get: hosts, list: hosts }],
  ['one’s own verdict after they were shown', ({ roomId }, { uid }) => `rooms/${roomId}/questions/shown/marks/${markOf(uid)}`, { get: inRoom, list: hosts }],
  ['results that were shown', ({ roomId }) => `rooms/${roomId}/questions/shown/tally/shown`, { get: inRoom }],
  ['what hosts say about answers', ({ roomId }) => `rooms/${roomId}/questions/shown/notes/groups`, { get: hosts }],
]; // prettier-ignore
