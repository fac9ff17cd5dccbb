import { emulators } from './support/emulator-hosts';
import { allowedActors } from './support/allowed-actors';
import { exceptionFixture, exceptionTable, lentFixture, lentTable } from './support/exception-fixture';
import {
  type FirestoreOperation,
  firestoreOperations,
  seedFirestore,
  tryCollectionGroup,
  tryCommit,
  tryFirestore,
  tryQuery,
} from './support/firestore-rest';
import { messageCases, messageWrites, newMessageId } from './support/message-cases';
import {
  type Actor,
  type ActorName,
  type RoomFixture,
  createRoomFixture,
  openHandout,
  openMessage,
  otherMessage,
  sharedFile,
  privateMessage,
} from './support/room-fixture';
import { readQuestions } from './support/read-questions';
import { questionRows } from './support/question-rows';
import { oneSidedConditions } from './support/rule-coverage';
import { listFirestorePlaces, placesWithoutRow } from '@/tests/support/rule-places';

const { projectId } = emulators;

/** Who is let in at all: signed in, with an open gate. */
const letIn: readonly ActorName[] = [
  'owner',
  'co-host',
  'member',
  'guest',
  'learner with a PIN',
  'other user',
  'tombstone',
];
/** Who runs questions, of these. */
const hosts: readonly ActorName[] = ['owner', 'co-host'];
const inRoom: readonly ActorName[] = ['owner', 'co-host', 'member', 'guest', 'learner with a PIN'];

type Place = (fixture: RoomFixture, actor: Actor) => string;
type Allowed = Partial<Record<FirestoreOperation, readonly ActorName[]>>;

/** Document, where it stands, and the operations that are allowed with their actors. All else is refused. */
const table: readonly (readonly [document: string, place: Place, allowed: Allowed])[] = [
  ['one’s own gate', (_, { uid }) => `gates/${uid}`, { get: letIn }],
  ['another’s gate', ({ bystander }) => `gates/${bystander}`, {}],
  ['what the organisation has decided', () => 'organization/policy', { get: letIn }],
  ['a version of what it has decided', () => 'organization/policy/versions/1', {}],
  ['one’s own account', (_, { uid }) => `users/${uid}`, { get: letIn }],
  ['another’s account', ({ bystander }) => `users/${bystander}`, {}],
  ['one’s own list of rooms', ({ roomId }, { uid }) => `users/${uid}/rooms/${roomId}`, { get: letIn, list: letIn }],
  ['another’s list of rooms', ({ roomId, bystander }) => `users/${bystander}/rooms/${roomId}`, {}],
  ['one’s own devices', (_, { uid }) => `users/${uid}/devices/one`, { get: letIn, list: letIn }],
  ['another’s devices', ({ bystander }) => `users/${bystander}/devices/one`, {}],
  ['one’s own push devices', (_, { uid }) => `users/${uid}/pushDevices/one`, { get: letIn, list: letIn }],
  ['another’s push devices', ({ bystander }) => `users/${bystander}/pushDevices/one`, {}],
  ['one’s own notices', (_, { uid }) => `users/${uid}/notices/one`, { get: letIn, list: letIn }],
  ['another’s notices', ({ bystander }) => `users/${bystander}/notices/one`, {}],
  ['one’s own choices for a room', ({ roomId }, { uid }) => `users/${uid}/roomNotices/${roomId}`, { get: letIn, list: letIn }],
  ['another’s choices for a room', ({ roomId, bystander }) => `users/${bystander}/roomNotices/${roomId}`, {}],
  ['an account that is being deleted', ({ bystander }) => `departures/${bystander}`, {}],
  ['something else of one’s own', (_, { uid }) => `users/${uid}/secrets/one`, {}],
  ['a room', ({ roomId }) => `rooms/${roomId}`, { get: inRoom }],
  ['a room’s members', ({ roomId, bystander }) => `rooms/${roomId}/members/${bystander}`, { get: inRoom, list: inRoom }],
  ['one’s own access', ({ roomId }, { uid }) => `rooms/${roomId}/access/${uid}`, { get: letIn }],
  ['another’s access', ({ roomId, bystander }) => `rooms/${roomId}/access/${bystander}`, {}],
  ['a room’s matrix', ({ roomId }) => `rooms/${roomId}/access/_matrix`, { get: inRoom }],
  ['a room’s sessions', ({ roomId, sessionId }) => `rooms/${roomId}/sessions/${sessionId}`, { get: inRoom, list: inRoom }],
  ['a session’s transcript', ({ roomId, sessionId }) => `rooms/${roomId}/sessions/${sessionId}/transcript/first`, { get: inRoom, list: inRoom }],
  ['who was in a session', ({ roomId, sessionId, bystander }) => `rooms/${roomId}/sessions/${sessionId}/attendance/${bystander}`, {}],
  ['one’s own times in a session', ({ roomId, sessionId }, { uid }) => `rooms/${roomId}/sessions/${sessionId}/attendance/${uid}`, {}],
  ['a message for everyone', ({ roomId }) => `rooms/${roomId}/messages/${openMessage}`, { get: inRoom }],
  ['a message for one of them', ({ roomId }) => `rooms/${roomId}/messages/${privateMessage}`, { get: ['member'] }],
  ['a message that there is not', ({ roomId }) => `rooms/${roomId}/messages/${newMessageId()}`, { get: inRoom }],
  ['who the hosts are', ({ roomId }) => `rooms/${roomId}/roles/hosts`, { get: inRoom }],
  // Also those who are hosts by now, if its sender did not name them.
  ['a message for others', ({ roomId }) => `rooms/${roomId}/messages/${otherMessage}`, {}],
  ['one’s own credit for messages', ({ roomId }, { uid }) => `rooms/${roomId}/pace/${uid}`, { get: letIn }],
  ['another’s credit for messages', ({ roomId, bystander }) => `rooms/${roomId}/pace/${bystander}`, {}],
  ['when one was last here', ({ roomId }, { uid }) => `rooms/${roomId}/visits/${uid}`, {}],
  ['when another was last here', ({ roomId, bystander }) => `rooms/${roomId}/visits/${bystander}`, {}],
  ['a room’s files', ({ roomId }) => `rooms/${roomId}/files/${sharedFile}`, { get: inRoom, list: inRoom }],
  ['what a room was handed out', ({ roomId }) => `rooms/${roomId}/handouts/${openHandout}`, { get: inRoom, list: inRoom }],
  ['whether one’s own page is shown', ({ roomId }, { uid }) => `rooms/${roomId}/handouts/${openHandout}/showings/${uid}`, { get: inRoom, list: ['owner', 'co-host'] }],
  ['whether another’s page is shown', ({ roomId, bystander }) => `rooms/${roomId}/handouts/${openHandout}/showings/${bystander}`, { get: ['owner', 'co-host'], list: ['owner', 'co-host'] }],
  ...questionRows(inRoom, hosts),
  ['a room’s sheets', ({ roomId }) => `rooms/${roomId}/worksheets/first`, { get: inRoom, list: inRoom }],
  ['something else of a room', ({ roomId }) => `rooms/${roomId}/secrets/one`, {}],
  ['a room that does not exist', () => 'rooms/no-such-room', {}],
  ['an admitted session', ({ bystander }) => `admitted/${bystander}_0123456789abcdef`, {}],
  ['one’s own list of groups', (_, { uid }) => `users/${uid}/groups/one`, { get: letIn, list: letIn }],
  ['another’s list of groups', ({ bystander }) => `users/${bystander}/groups/one`, {}],
  ['a group', ({ roomId }) => `groups/${roomId}`, { get: ['owner'] }],
  ['a group’s people', ({ roomId, bystander }) => `groups/${roomId}/people/${bystander}`, { get: ['owner'], list: ['owner'] }],
  ['a group’s rooms', ({ roomId }) => `groups/${roomId}/rooms/${roomId}`, { get: ['owner'], list: ['owner'] }],
  ['a group’s note of a room that is gone', ({ roomId }) => `groups/${roomId}/rooms/gone-${roomId}`, { get: ['owner'], list: ['owner'] }],
  ['a room that is gone', ({ roomId }) => `rooms/gone-${roomId}`, {}],
  ['the members of a room that is gone', ({ roomId, bystander }) => `rooms/gone-${roomId}/members/${bystander}`, {}],
  ['something else of a group', ({ roomId }) => `groups/${roomId}/secrets/one`, {}],
  ['a group that does not exist', () => 'groups/no-such-group', {}],
  ['a class code', ({ roomId }) => `classCodes/${roomId.replace('room-', '')}`, {}],
  ['what is kept about a learner', ({ bystander }) => `learners/${bystander}`, {}],
  ['what is kept about oneself as a learner', (_, { uid }) => `learners/${uid}`, {}],
  ['the door behind a card', ({ bystander }) => `pinAttempts/${bystander}`, {}],
  ['what was done by whom', ({ roomId }) => `audit/${roomId.replace('room-', '')}`, {}],
  ['a link of what was done', ({ roomId }) => `auditLinks/${roomId}_0_1`, {}],
  ['the last link of what was done', ({ roomId }) => `auditHeads/${roomId}_0`, {}],
  ['the record of a call', ({ roomId }) => `calls/${roomId.replace('room-', '')}`, {}],
  ['the deletion of a room', ({ roomId }) => `deletions/${roomId}`, {}],
  ['a ban', ({ roomId, bystander }) => `rooms/${roomId}/bans/${bystander}`, {}],
  ['the ban of oneself', ({ roomId }, { uid }) => `rooms/${roomId}/bans/${uid}`, {}],
  ['what was decided about who waits', ({ roomId, bystander }) => `lobbyPasses/${roomId}_${bystander}`, {}],
  ['what was decided about oneself', ({ roomId }, { uid }) => `lobbyPasses/${roomId}_${uid}`, {}],
  ['a room’s short code', ({ roomId }) => `shortCodes/${roomId.replace('room-', '')}`, {}],
  ['the link to a calendar', ({ roomId }) => `calendarLinks/${roomId.replace('room-', '')}`, {}],
  ['what a removed person was', ({ roomId, bystander }) => `removals/${roomId}_${bystander}`, {}],
  ['what one was before being removed', ({ roomId }, { uid }) => `removals/${roomId}_${uid}`, {}],
  ['an invite', ({ roomId }) => `invites/${roomId.replace('room-', '')}`, {}],
  ['who came by an invite', ({ roomId, bystander }) => `invites/${roomId.replace('room-', '')}/uses/${bystander}`, {}],
  ['a count', ({ roomId }) => `limits/${roomId.replace('room-', '')}`, {}],
  ['a recorder or an agent', ({ roomId }) => `services/${roomId.replace('room-', '')}`, {}],
  ['how far old things are deleted', () => 'retention/attendance', {}],
  ['the outbox', ({ roomId }) => `outbox/${roomId.replace('room-', '')}`, {}],
  ['a webhook event', ({ roomId }) => `webhookEvents/${roomId.replace('room-', '')}`, {}],
  ['a collection nobody thought of', () => 'anything/one', {}],
]; // prettier-ignore

const rows = table.flatMap(([document, place, allowed]) =>
  firestoreOperations.map((operation) => [document, operation, place, allowed[operation] ?? []] as const),
);

describe('in Firestore', () => {
  let fixture: RoomFixture;
  beforeAll(async () => {
    fixture = await createRoomFixture(projectId);
  });

  it.each(rows)('%s: %s is for those of the table', async (_document, operation, place, allowed) => {
    const attempt = (actor: Actor) => tryFirestore(projectId, operation, place(fixture, actor), actor.token);
    expect(await allowedActors(fixture, attempt)).toEqual(allowed);
  });

  it('every place that the rules name has its row', () => {
    const paths = table.map(([, place]) => place(fixture, fixture.actors.member));
    const places = listFirestorePlaces();
    expect(places).toContain('rooms/{roomId}/members/{uid}');
    expect(placesWithoutRow(places, paths)).toEqual([]);
  });

  const collections =
    'rooms devices notices pushDevices roomNotices members messages files access sessions transcript attendance worksheets handouts showings questions answers marks bans gates invites uses groups people learners';
  it.each(collections.split(' '))('nobody reads all collections named %s at once', async (name) => {
    const attempt = (actor: Actor) => tryCollectionGroup(projectId, name, actor.token);
    expect(await allowedActors(fixture, attempt)).toEqual([]);
  });

  it.each(exceptionTable)('“%s” in the matrix and %j: %s', async (answer, exception, outcome) => {
    const { uid, token } = fixture.actors.member;
    const { roomId, matrix, entry } = exceptionFixture(answer, exception);
    await seedFirestore(projectId, {
      [`rooms/${roomId}/access/_matrix`]: matrix,
      [`rooms/${roomId}/access/${uid}`]: entry,
    });
    expect(await tryFirestore(projectId, 'get', `rooms/${roomId}`, token)).toBe(outcome);
  });

  it.each(lentTable)('a role that was lent for the session “%s”: %s', async (session, outcome) => {
    const { uid, token } = fixture.actors.member;
    const { roomId, matrix, entry } = lentFixture(session);
    await seedFirestore(projectId, {
      [`rooms/${roomId}/access/_matrix`]: matrix,
      [`rooms/${roomId}/access/${uid}`]: entry,
    });
    expect(await tryFirestore(projectId, 'get', `rooms/${roomId}`, token)).toBe(outcome);
  });

  it('lets people read the messages for everyone, and write one that they pay for', async () => {
    const read = ({ token }: Actor) =>
      tryQuery(projectId, `rooms/${fixture.roomId}/messages`, ['to', 'everyone'], token);
    expect(await allowedActors(fixture, read)).toEqual(inRoom);
    const write = (actor: Actor) => tryCommit(projectId, messageWrites(fixture, actor), actor.token);
    expect(await allowedActors(fixture, write)).toEqual(inRoom);
  });

  it('lets people ask for what they read, and for nobody else’s', async () => {
    const messages = `rooms/${fixture.roomId}/messages`;
    const askers = (field: string, valueOf: (actor: Actor) => string) =>
      allowedActors(fixture, (actor) => {
        const how = field === 'to' ? 'EQUAL' : 'ARRAY_CONTAINS';
        return tryQuery(projectId, messages, [field, valueOf(actor), how], actor.token);
      });
    expect(await askers('readers', ({ uid }) => uid)).toEqual(inRoom);
    expect(await askers('readers', () => fixture.bystander)).toEqual([]);
    expect(await askers('to', () => 'hosts')).toEqual([]);
    expect(await askers('to', () => fixture.actors.member.uid)).toEqual([]);
  });

  it('lets people ask for the questions that were asked, and hosts for all', async () => {
    const questions = `rooms/${fixture.roomId}/questions`;
    const askers = (state: string) =>
      allowedActors(fixture, ({ token }) => tryQuery(projectId, questions, ['state', state], token));
    expect(await askers('open')).toEqual(inRoom);
    expect(await askers('prepared')).toEqual(hosts);
  });

  it('lets people who run their own questions read nothing more of others’', async () => {
    const { member } = fixture.actors;
    const outcomes = await readQuestions(projectId, member, fixture.bystander);
    expect(new Set(outcomes.own)).toEqual(new Set(['allowed']));
    expect(new Set(outcomes.others)).toEqual(new Set(['refused']));
  });

  it('a person who may write to nobody alone writes to a host', async () => {
    const scene = await createRoomFixture(projectId);
    const { guest, owner } = scene.actors;
    const write = (uid: string) => {
      const message = { to: uid, readers: [guest.uid, uid] };
      return tryCommit(projectId, messageWrites(scene, guest, { message }), guest.token);
    };
    expect(await write(scene.bystander)).toBe('refused');
    expect(await write(owner.uid)).toBe('allowed');
  });

  it.each(messageCases)('a message $what', async ({ outcome = 'refused', ...given }) => {
    const scene = await createRoomFixture(projectId);
    const { member } = scene.actors;
    expect(await tryCommit(projectId, messageWrites(scene, member, given), member.token)).toBe(outcome);
  });

  it.each([
    ['what it costs', { credit: 16_000 }, 'allowed'],
    ['more than it leaves', { credit: 17_900 }, 'refused'],
  ] as const)('a second message at once is sent for %s', async (_, pace, outcome) => {
    const scene = await createRoomFixture(projectId);
    const { roomId, actors } = scene;
    const send = (given: Parameters<typeof messageWrites>[2]) =>
      tryCommit(projectId, messageWrites(scene, actors.member, given), actors.member.token);
    const first = newMessageId();
    expect(await send({ id: first })).toBe('allowed');
    expect(await send({ pace })).toBe(outcome);
    expect(await send({ id: first, pace: { credit: 0 } })).toBe('refused');
    // Nobody pays in advance, nor with half of what has to be said.
    const [message, ...paid] = messageWrites(scene, actors.member, { pace: { credit: 0 } });
    expect(await tryCommit(projectId, paid, actors.member.token)).toBe('allowed');
    const [another] = messageWrites(scene, actors.member);
    for (const alone of [message, another])
      expect(await tryCommit(projectId, alone ? [alone] : [], actors.member.token)).toBe('refused');
    const path = `rooms/${roomId}/pace/${actors.member.uid}`;
    for (const data of [
      { credit: 0 },
      { credit: 0, last: 5 },
      { credit: 0, last: 'another' },
      { credit: 0, last: first, at: 5 },
    ])
      expect(await tryCommit(projectId, [{ path, data }], actors.member.token)).toBe('refused');
  });

  it('only who may write has a pace, before the first message and after it', async () => {
    const scene = await createRoomFixture(projectId);
    const pay = (actor: Actor) =>
      tryCommit(projectId, messageWrites(scene, actor, { pace: { credit: 0 } }).slice(1), actor.token);
    expect(await allowedActors(scene, pay)).toEqual(inRoom);
    const { uid } = scene.actors.tombstone;
    const past = { credit: 0, last: openMessage, at: 'long ago' };
    await seedFirestore(projectId, { [`rooms/${scene.roomId}/pace/${uid}`]: past });
    expect(await pay(scene.actors.tombstone)).toBe('refused');
  });

  it('in slow mode a person waits between two messages, and a host does not', async () => {
    const scene = await createRoomFixture(projectId);
    await seedFirestore(projectId, { [`rooms/${scene.roomId}`]: { name: 'Mechanics', slowMode: 10 } });
    for (const [name, outcome] of [
      ['member', 'refused'],
      ['owner', 'allowed'],
    ] as const) {
      const actor = scene.actors[name];
      const send = (credit: number) =>
        tryCommit(projectId, messageWrites(scene, actor, { pace: { credit } }), actor.token);
      expect(await send(18_000)).toBe('allowed');
      expect(await send(16_000)).toBe(outcome);
    }
  });

  // The emulator's report repeats the rules for each request so far.
  const reportTakes = 90_000;
  it(
    'no condition of the rules was seen with one outcome only, by all of the above',
    async () => {
      expect(await oneSidedConditions()).toEqual([]);
    },
    reportTakes,
  );
});
