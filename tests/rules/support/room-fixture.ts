import { builtInBook } from '@/lib/access/profile-book';
import { presets } from '@/lib/access/presets';
import { forever, nothingLocked, type Exceptions } from '@/lib/access/layers';
import type { ProfileId } from '@/lib/access/profiles';
import { type AccessMatrix, toMatrix } from '@/lib/access/to-matrix';
import { inkIdOfFile } from '@/lib/documents/document-place';
import type { Member } from '@/lib/rooms/schema';
import { seedDatabase } from './database-rest';
import { seedFirestore } from './firestore-rest';
import { questionsIn } from './question-fixture';
import { nowInSeconds, unsignedToken } from './unsigned-token';

/**
 * Those of the table, and one who signed up without the server having opened a gate. A guest and a learner with a
 * PIN are members like any other: rules ask for the profile, never for the kind of account. A learner's sign-in
 * counts only while the PIN does by which it came.
 */
/** Messages in the room: that everybody reads, that none of the actors does, and that the member reads. */
export const openMessage = '00000000-0000-4000-8000-000000000001';
export const otherMessage = '00000000-0000-4000-8000-000000000002';
export const privateMessage = '00000000-0000-4000-8000-000000000003';

/** A file in the room. */
export const sharedFile = '00000000-0000-4000-8000-000000000003';

/** Hand-outs of the room: on whose pages learners may write, and may not. */
export const openHandout = 'a0a0a0a0a0a0';
export const frozenHandout = 'f0f0f0f0f0f0';

export const actorNames = [
  'owner',
  'co-host',
  'member',
  'guest',
  'learner with a PIN',
  'other user',
  'nobody',
  'tombstone',
  'signed in before validAfter',
  'disabled',
  'without a gate',
  'learner with an old PIN',
  'learner without a PIN',
] as const;
export type ActorName = (typeof actorNames)[number];

export type Actor = { readonly uid: string; readonly token: string | null };
export type RoomFixture = {
  readonly roomId: string;
  readonly sessionId: string;
  /** Member of the room too, and none of the actors: whose things are "somebody else's". */
  readonly bystander: string;
  readonly actors: Readonly<Record<ActorName, Actor>>;
};

const profileOf: Partial<Record<ActorName, ProfileId>> = {
  owner: 'host',
  'co-host': 'co-host',
  member: 'learner',
  guest: 'participant',
  'learner with a PIN': 'learner',
  'signed in before validAfter': 'host',
  disabled: 'host',
  'without a gate': 'host',
  'learner with an old PIN': 'host',
  'learner without a PIN': 'host',
};

/** Which PIN a learner's sign-in came by; the gate of each of them names the one that counts. */
const cardOf: Partial<Record<ActorName, string>> = {
  'learner with a PIN': 'new',
  'learner with an old PIN': 'old',
};
const isLearner = (name: ActorName) => name.startsWith('learner with');

/**
 * A room of the lesson preset with its people and everything the server keeps about it, in both databases of the
 * project. All ids are new, so suites can share a project and nothing has to be cleared.
 */
export async function createRoomFixture(projectId: string): Promise<RoomFixture> {
  const run = crypto.randomUUID().slice(0, 8);
  const roomId = `room-${run}`;
  const sessionId = `session-${run}`;
  const bystander = `bystander-${run}`;
  const validAfter = nowInSeconds() - 60;
  const uidOf = (name: ActorName) => `${name.replaceAll(' ', '-')}-${run}`;
  const actors = Object.fromEntries(
    actorNames.map((name) => {
      const authTime = name === 'signed in before validAfter' ? validAfter - 1 : validAfter;
      const token =
        name === 'nobody' ? null : unsignedToken(projectId, uidOf(name), authTime, claimsOf(name));
      return [name, { uid: uidOf(name), token }];
    }),
  ) as Record<ActorName, Actor>;

  const matrix: AccessMatrix = toMatrix({
    policy: {},
    book: builtInBook,
    organization: 0,
    room: presets.lesson.settings,
    live: nothingLocked,
    session: sessionId,
    epoch: 1,
  });
  const gates = [...actorNames.filter((name) => name !== 'nobody' && name !== 'without a gate')].map(
    (name) => [uidOf(name), gateOf(name, validAfter)] as const,
  );
  const entries = [
    ...actorNames.flatMap((name) => {
      const profile = profileOf[name];
      return profile === undefined
        ? []
        : [[uidOf(name), { profile, exceptions: takenFrom(name), epoch: 1 }] as const];
    }),
    [bystander, { profile: 'learner', exceptions: {}, epoch: 1 }] as const,
    [uidOf('tombstone'), { epoch: 9 }] as const,
  ];

  const people = [...actorNames.map(uidOf), bystander];
  await seedFirestore(projectId, {
    ...Object.fromEntries(gates.map(([uid, gate]) => [`gates/${uid}`, gate])),
    [`gates/${bystander}`]: { validAfter, disabled: false },
    ...Object.fromEntries(
      people.map((uid) => [
        `users/${uid}`,
        { name: uid, kind: uid.startsWith('guest') ? 'guest' : 'account' },
      ]),
    ),
    ...Object.fromEntries(people.map((uid) => [`users/${uid}/rooms/${roomId}`, { name: 'Mechanics' }])),
    ...Object.fromEntries(people.map((uid) => [`users/${uid}/devices/one`, { browser: 'firefox' }])),
    ...Object.fromEntries(people.map((uid) => [`users/${uid}/pushDevices/one`, { token: 'one' }])),
    ...Object.fromEntries(people.map((uid) => [`users/${uid}/notices/one`, { kind: 'added' }])),
    ...Object.fromEntries(people.map((uid) => [`users/${uid}/roomNotices/${roomId}`, { choices: {} }])),
    [`departures/${bystander}`]: { requestedAt: 1 },
    [`rooms/${roomId}`]: { name: 'Mechanics', preset: 'lesson' },
    ...Object.fromEntries(entries.map(([uid, entry]) => [`rooms/${roomId}/access/${uid}`, entry])),
    [`rooms/${roomId}/access/_matrix`]: matrix,
    [`rooms/${roomId}/members/${bystander}`]: memberOf(bystander, uidOf('owner')),
    ...Object.fromEntries(people.map((uid) => [`rooms/${roomId}/members/${uid}`, { uid, name: uid }])),
    [`rooms/${roomId}/messages/${openMessage}`]: { from: bystander, text: 'Hello', to: 'everyone' },
    [`rooms/${roomId}/files/${sharedFile}`]: { name: 'Notes.txt', by: bystander, state: 'here' },
    [`rooms/${roomId}/messages/${otherMessage}`]: {
      from: bystander,
      text: 'Hello',
      to: 'hosts',
      readers: [bystander],
    },
    [`rooms/${roomId}/messages/${privateMessage}`]: {
      ...{ from: bystander, text: 'Hello', to: uidOf('member') },
      readers: [bystander, uidOf('member')],
    },
    [`rooms/${roomId}/roles/hosts`]: { uids: [uidOf('owner'), uidOf('co-host')] },
    [`rooms/${roomId}/sessions/${sessionId}`]: { status: 'live' },
    [`rooms/${roomId}/sessions/${sessionId}/transcript/first`]: { uid: bystander, text: 'Hello' },
    ...Object.fromEntries(
      people.map((uid) => [`rooms/${roomId}/sessions/${sessionId}/attendance/${uid}`, { uid, visits: {} }]),
    ),
    ...Object.fromEntries(
      people.map((uid) => [`rooms/${roomId}/visits/${uid}`, { uid, at: 1, before: null }]),
    ),
    [`rooms/${roomId}/handouts/${openHandout}`]: { name: 'Forces', state: 'open' },
    ...Object.fromEntries(
      people.map((uid) => [`rooms/${roomId}/handouts/${openHandout}/showings/${uid}`, { uid }]),
    ),
    ...questionsIn(roomId, people),
    [`rooms/${roomId}/worksheets/first`]: { name: 'Forces', createdBy: uidOf('owner') },
    [`admitted/${bystander}_0123456789abcdef`]: { uid: bystander, roomId },
    [`deletions/${roomId}`]: { byUid: bystander },
    [`outbox/${run}`]: { roomId },
    'retention/attendance': { until: 1 },
    [`invites/${run}`]: { roomId, createdBy: uidOf('owner') },
    [`invites/${run}/uses/${bystander}`]: { uid: bystander },
    [`limits/${run}`]: { count: 1 },
    [`services/${run}`]: { roomId, mintedBy: uidOf('owner') },
    [`groups/${roomId}`]: { name: 'Year 9', ownerUid: uidOf('owner') },
    [`groups/${roomId}/people/${bystander}`]: { uid: bystander },
    [`groups/${roomId}/people/${uidOf('member')}`]: { uid: uidOf('member') },
    [`groups/${roomId}/rooms/${roomId}`]: { roomId },
    // The room was deleted, and the note on it not yet.
    [`groups/${roomId}/rooms/gone-${roomId}`]: { roomId: `gone-${roomId}` },
    [`rooms/gone-${roomId}/members/${bystander}`]: memberOf(bystander, uidOf('owner')),
    [`classCodes/${run}`]: { groupId: roomId },
    ...Object.fromEntries(people.map((uid) => [`learners/${uid}`, { groupId: roomId }])),
    [`pinAttempts/${bystander}`]: { wrong: 1 },
    [`calls/${run}`]: { uid: bystander },
    [`audit/${run}`]: { actorUid: uidOf('owner'), subjectUid: bystander },
    [`webhookEvents/${run}`]: { roomId },
  });
  const present = { since: Date.now(), name: 'Ada', profile: 'learner' };
  await seedDatabase(projectId, {
    ...Object.fromEntries(gates.map(([uid, gate]) => [`gates/${uid}`, gate])),
    [`gates/${bystander}`]: { validAfter, disabled: false },
    ...Object.fromEntries(entries.map(([uid, entry]) => [`access/${roomId}/${uid}`, entry])),
    [`access/${roomId}/_matrix`]: matrix,
    [`admitted/${roomId}/${bystander}/0123456789abcdef`]: { sessionId, expiresAt: Date.now() + 60_000 },
    [`inside/${roomId}/${bystander}/0123456789abcdef`]: present,
    [`observing/${roomId}/${bystander}/0123456789abcdef`]: { ...present, profile: 'observer' },
    [`observingCount/${roomId}`]: 1,
    [`observingConnections/${roomId}/0123456789abcdef`]: 'PA_0123456789ab',
    [`services/${roomId}/abcdefghij0123456789`]: {
      kind: 'recorder',
      label: 'Lecture capture',
      since: Date.now(),
      expiresAt: Date.now() + 60_000,
      sid: 'PA_1',
    },
    [`handouts/${roomId}/${openHandout}`]: { state: 'open' },
    [`handouts/${roomId}/${frozenHandout}`]: { state: 'frozen' },
    [`worksheets/rooms/${roomId}/own-${bystander}-${openHandout}/head`]: { epoch: 1 },
    [`ink/rooms/${roomId}/_known/${inkIdOfFile(sharedFile)}`]: true,
    [`reconcile/${roomId}`]: { next: 1, hotUntil: 1 },
  });
  return { roomId, sessionId, bystander, actors };
}

/** As the server writes them. */
const memberOf = (uid: string, addedBy: string): Required<Member> => ({
  uid,
  name: uid,
  kind: 'account',
  profile: 'learner',
  seat: 1,
  picture: '00000000-0000-4000-8000-000000000004',
  addedAt: 1,
  hereAt: null,
  addedBy,
  addedByCall: uid,
});

/** A guest writes to no single person but a host. */
const takenFrom = (name: ActorName): Exceptions =>
  name === 'guest' ? { 'chat:direct': { allow: false, until: forever } } : {};

const claimsOf = (name: ActorName) => ({ ...(cardOf[name] && { card: cardOf[name] }) });

const gateOf = (name: ActorName, validAfter: number) => ({
  validAfter,
  disabled: name === 'disabled',
  ...(isLearner(name) && { card: 'new' }),
});
