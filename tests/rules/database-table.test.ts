import { typingPace } from '@/lib/access/longest-note';
import { emulators } from './support/emulator-hosts';
import { allowedActors } from './support/allowed-actors';
import { seedDatabase, tryRead, tryWrite } from './support/database-rest';
import { inkReads } from './support/ink-rows';
import { exceptionFixture, exceptionTable } from './support/exception-fixture';
import { listDatabasePlaces, placesWithoutRow } from '@/tests/support/rule-places';
import {
  type Actor,
  type ActorName,
  type RoomFixture,
  createRoomFixture,
  openHandout,
} from './support/room-fixture';

const { projectId } = emulators;
const letIn: readonly ActorName[] = [
  'owner',
  'co-host',
  'member',
  'guest',
  'learner with a PIN',
  'other user',
  'tombstone',
];
const inRoom: readonly ActorName[] = ['owner', 'co-host', 'member', 'guest', 'learner with a PIN'];
const joinId = '0123456789abcdef';

type Place = (fixture: RoomFixture, actor: Actor) => string;

/** Node, its place, and who reads it. Nobody writes any of them: that is the server's. */
const table: readonly (readonly [node: string, place: Place, readers: readonly ActorName[]])[] = [
  ['everything', () => '', []],
  ['all gates', () => 'gates', []],
  ['one’s own gate', (_, { uid }) => `gates/${uid}`, letIn],
  ['another’s gate', ({ bystander }) => `gates/${bystander}`, []],
  ['access to all rooms', () => 'access', []],
  ['access to a room', ({ roomId }) => `access/${roomId}`, []],
  ['one’s own access', ({ roomId }, { uid }) => `access/${roomId}/${uid}`, letIn],
  ['another’s access', ({ roomId, bystander }) => `access/${roomId}/${bystander}`, []],
  ['a room’s matrix', ({ roomId }) => `access/${roomId}/_matrix`, inRoom],
  ['a row of the matrix', ({ roomId }) => `access/${roomId}/_matrix/learner`, inRoom],
  ['who was admitted', ({ roomId }) => `admitted/${roomId}`, []],
  ['one’s own admission', ({ roomId }, { uid }) => `admitted/${roomId}/${uid}`, []],
  ['another’s admission', ({ roomId, bystander }) => `admitted/${roomId}/${bystander}/${joinId}`, []],
  ['who is inside anywhere', () => 'inside', []],
  ['who is inside', ({ roomId }) => `inside/${roomId}`, inRoom],
  ['one person inside', ({ roomId, bystander }) => `inside/${roomId}/${bystander}`, inRoom],
  ['oneself inside', ({ roomId }, { uid }) => `inside/${roomId}/${uid}/${joinId}`, inRoom],
  ['who is inside a room that does not exist', () => 'inside/no-such-room', []],
  ['who observes', ({ roomId }) => `observing/${roomId}`, ['owner', 'co-host']],
  ['how many observe', ({ roomId }) => `observingCount/${roomId}`, inRoom],
  ['the connections that observe', ({ roomId }) => `observingConnections/${roomId}`, inRoom],
  ['recorders and agents anywhere', () => 'services', []],
  ['recorders and agents in a call', ({ roomId }) => `services/${roomId}`, inRoom],
  ['one recorder in a call', ({ roomId }) => `services/${roomId}/abcdefghij0123456789`, inRoom],
  ['what is asked anywhere', () => 'asks', []],
  ['what is asked in a room', ({ roomId }) => `asks/${roomId}`, inRoom],
  ['what another asks', ({ roomId, bystander }) => `asks/${roomId}/${bystander}/hand`, inRoom],
  ['whether another is away', ({ roomId, bystander }) => `asks/${roomId}/${bystander}/hand/away`, inRoom],
  ['who is typing anywhere', () => 'typing', []],
  ['who is typing', ({ roomId }) => `typing/${roomId}`, inRoom],
  ['whether another is typing', ({ roomId, bystander }) => `typing/${roomId}/${bystander}`, inRoom],
  ['what anybody may still write', () => 'pace', []],
  ['what one may still write', (_, { uid }) => `pace/${uid}`, letIn],
  ['what another may still write', ({ bystander }) => `pace/${bystander}`, []],
  ['whose pages are open anywhere', () => 'presence', []],
  ['whose pages of a room are open', ({ roomId }) => `presence/${roomId}`, inRoom],
  ['an open page of another', ({ roomId, bystander }) => `presence/${roomId}/${bystander}/0a`, inRoom],
  ['when a room is looked at', ({ roomId }) => `reconcile/${roomId}/next`, inRoom],
  ['whether a room is watched', ({ roomId }) => `reconcile/${roomId}`, []],
  ['who waits anywhere', () => 'lobby', []],
  ['who waits outside a room', ({ roomId }) => `lobby/${roomId}`, ['owner', 'co-host']],
  ['oneself in the lobby', ({ roomId }, { uid }) => `lobby/${roomId}/${uid}`, letIn],
  ['another who waits', ({ roomId, bystander }) => `lobby/${roomId}/${bystander}`, ['owner', 'co-host']],
  [
    'another’s mark of being there',
    ({ roomId, bystander }) => `lobby/${roomId}/${bystander}/here/0a`,
    ['owner', 'co-host'],
  ],
  [
    'what another who waits has written',
    ({ roomId, bystander }) => `lobby/${roomId}/${bystander}/said`,
    ['owner', 'co-host'],
  ],
  ['all documents of a room', ({ roomId }) => `worksheets/rooms/${roomId}`, []],
  ['a room’s sheet', ({ roomId }) => `worksheets/rooms/${roomId}/first`, inRoom],
  ['the head of a room’s sheet', ({ roomId }) => `worksheets/rooms/${roomId}/first/head`, inRoom],
  ['a part that was set aside', ({ roomId }) => `worksheets/rooms/${roomId}/first/aside/one`, inRoom],
  ['the times of its past', ({ roomId }) => `worksheets/rooms/${roomId}/first/past/times/1`, inRoom],
  ['a past state of it', ({ roomId }) => `worksheets/rooms/${roomId}/first/past/states/1`, inRoom],
  ['an edit of a room’s sheet', ({ roomId }) => `worksheets/rooms/${roomId}/first/updates/one`, inRoom],
  ['the list of a room’s sheets', ({ roomId }) => `worksheets/rooms/${roomId}/_list`, inRoom],
  ['what a list says about a room’s sheet', ({ roomId }) => `worksheets/rooms/${roomId}/_list/first`, inRoom],
  ['the sheets that a room knows', ({ roomId }) => `worksheets/rooms/${roomId}/_known`, []],
  ['whether a room knows a sheet', ({ roomId }) => `worksheets/rooms/${roomId}/_known/second`, []],
  ['one’s own page', ({ roomId }, { uid }) => `worksheets/rooms/${roomId}/own-${uid}-${openHandout}`, inRoom],
  [
    'another’s own page',
    ({ roomId, bystander }) => `worksheets/rooms/${roomId}/own-${bystander}-${openHandout}`,
    ['owner', 'co-host'],
  ],
  ['the hand-outs of all rooms', () => 'handouts', []],
  ['the hand-outs of a room', ({ roomId }) => `handouts/${roomId}`, inRoom],
  ['one hand-out', ({ roomId }) => `handouts/${roomId}/${openHandout}`, inRoom],
  ['how far all of a room are', ({ roomId }) => `progress/${roomId}`, []],
  ['how far a class is', ({ roomId }) => `progress/${roomId}/${openHandout}`, ['owner', 'co-host']],
  ['how far one is', ({ roomId }, { uid }) => `progress/${roomId}/${openHandout}/${uid}`, letIn],
  [
    'how far another is',
    ({ roomId, bystander }) => `progress/${roomId}/${openHandout}/${bystander}`,
    ['owner', 'co-host'],
  ],
  ['what stands beside all pages of a room', ({ roomId }) => `beside/${roomId}`, []],
  ['what stands beside a class', ({ roomId }) => `beside/${roomId}/${openHandout}`, ['owner', 'co-host']],
  [
    'what stands beside one’s own page',
    ({ roomId }, { uid }) => `beside/${roomId}/${openHandout}/${uid}`,
    letIn,
  ],
  [
    'what stands beside another’s page',
    ({ roomId, bystander }) => `beside/${roomId}/${openHandout}/${bystander}`,
    ['owner', 'co-host'],
  ],
  // A host writes these where there is a page; see the next test.
  [
    'a note for no page',
    ({ roomId }) => `beside/${roomId}/${openHandout}/no-one/notes/a`,
    ['owner', 'co-host'],
  ],
  [
    'a look at no page',
    ({ roomId }) => `beside/${roomId}/${openHandout}/no-one/looked/a`,
    ['owner', 'co-host'],
  ],
  [
    'that another reads a page',
    ({ roomId, bystander }) => `beside/${roomId}/${openHandout}/${bystander}/readers/${bystander}`,
    ['owner', 'co-host'],
  ],
  ['all sheets of one’s own', (_, { uid }) => `worksheets/users/${uid}`, []],
  ['a sheet of one’s own', (_, { uid }) => `worksheets/users/${uid}/alone`, letIn],
  ['the head of a sheet of one’s own', (_, { uid }) => `worksheets/users/${uid}/alone/head`, letIn],
  ['an edit of one’s own sheet', (_, { uid }) => `worksheets/users/${uid}/alone/updates/one`, letIn],
  ['the times of the past of one’s own', (_, { uid }) => `worksheets/users/${uid}/alone/past/times/1`, letIn],
  ['a past state of one’s own', (_, { uid }) => `worksheets/users/${uid}/alone/past/states/1`, letIn],
  ['a part of it that was set aside', (_, { uid }) => `worksheets/users/${uid}/alone/aside/one`, letIn],
  ['the list of one’s own sheets', (_, { uid }) => `worksheets/users/${uid}/_list`, letIn],
  ['a row of it', (_, { uid }) => `worksheets/users/${uid}/_list/alone`, letIn],
  ['another’s list', ({ bystander }) => `worksheets/users/${bystander}/_list`, []],
  ['another’s own sheet', ({ bystander }) => `worksheets/users/${bystander}/alone`, []],
  ...inkReads({ inRoom, letIn }),
  ['a node nobody thought of', () => 'anything/one', []],
];

describe('in the Realtime Database', () => {
  let fixture: RoomFixture;
  beforeAll(async () => {
    fixture = await createRoomFixture(projectId);
  });

  it('every place that the rules name has its row', () => {
    const paths = table.map(([, place]) => place(fixture, fixture.actors.member));
    const places = listDatabasePlaces();
    expect(places).toContain('access/$roomId/$entryId');
    expect(placesWithoutRow(places, paths)).toEqual([]);
  });

  it.each(table)('%s is read by those of the table', async (_node, place, readers) => {
    const attempt = (actor: Actor) => tryRead(projectId, place(fixture, actor), actor);
    expect(await allowedActors(fixture, attempt)).toEqual(readers);
  });

  it.each(table)('%s is written by nobody', async (_node, place) => {
    const attempt = (actor: Actor) => tryWrite(projectId, place(fixture, actor), actor, { epoch: 99 });
    expect(await allowedActors(fixture, attempt)).toEqual([]);
  });

  it.each(table)('%s is deleted by nobody', async (_node, place) => {
    const attempt = (actor: Actor) => tryWrite(projectId, place(fixture, actor), actor, null);
    expect(await allowedActors(fixture, attempt)).toEqual([]);
  });

  it('a waiting person marks their presence, removes the mark, and writes nothing else', async () => {
    const { uid, token } = fixture.actors['other user'];
    const row = `lobby/${fixture.roomId}/${uid}`;
    const write = (path: string, value: unknown) => tryWrite(projectId, path, { token }, value);
    const now = { '.sv': 'timestamp' };
    expect(await write(`${row}/here/0a`, now)).toBe('refused');
    await seedDatabase(projectId, { [row]: { name: 'Sophie', kind: 'guest', at: 1, byCode: true } });
    expect(await write(`${row}/here/0a`, now)).toBe('allowed');
    for (const value of ['there', 1, { more: 1 }]) {
      expect(await write(`${row}/here/0b`, value)).toBe('refused');
    }
    // Marks have two digits, because rules cannot count children.
    expect(await write(`${row}/here/mark-20000`, now)).toBe('refused');
    expect(await write(`${row}/here/0a`, null)).toBe('allowed');
    expect(await write(`${row}/place`, 1)).toBe('refused');
    expect(await write(`${row}/said`, { words: 'Hello', at: 1 })).toBe('refused');
    await seedDatabase(projectId, { [`${row}/said`]: { words: 'Hello', at: 1 } });
    expect(await write(`${row}/said/words`, 'Hello again')).toBe('refused');
    expect(await write(`${row}/said`, null)).toBe('allowed');
    expect(await write(`${row}/answer`, { state: 'admitted', words: '', at: 1 })).toBe('refused');
    expect(await write(row, null)).toBe('refused');
  });

  it('people in the room mark that they are typing, and take the mark away', async () => {
    const now = { '.sv': 'timestamp' };
    const write = (value: unknown) => (actor: Actor) =>
      tryWrite(projectId, `typing/${fixture.roomId}/${actor.uid}`, actor, value);
    expect(await allowedActors(fixture, write(now))).toEqual(inRoom);
    for (const value of [1, 'yes', { text: 'Hello' }])
      expect(await write(value)(fixture.actors.member)).toBe('refused');
    // A mark stays for a second, so that nobody writes without end.
    const marked = (at: number) =>
      seedDatabase(
        projectId,
        Object.fromEntries(
          Object.values(fixture.actors).map(({ uid }) => [`typing/${fixture.roomId}/${uid}`, at]),
        ),
      );
    await marked(Date.now() + 60_000);
    for (const value of [now, null]) expect(await allowedActors(fixture, write(value))).toEqual([]);
    await marked(Date.now() - typingPace);
    expect(await allowedActors(fixture, write(now))).toEqual(inRoom);
    await marked(Date.now() - typingPace);
    // People who may no longer write may still remove theirs.
    expect(await allowedActors(fixture, write(null))).toEqual(letIn);
  });

  it('a member marks their own open pages, as they are now, and takes the marks away', async () => {
    const { member, tombstone, 'other user': stranger } = fixture.actors;
    const place = `presence/${fixture.roomId}`;
    const now = { '.sv': 'timestamp' };
    const writeAs = (actor: Actor, mark: string, value: unknown) =>
      tryWrite(projectId, `${place}/${actor.uid}/${mark}`, actor, value);
    for (const state of ['here', 'call', 'away']) {
      expect(await writeAs(member, '0a', { state, at: now })).toBe('allowed');
    }
    for (const value of ['here', { state: 'busy', at: now }, { state: 'here', at: 1 }, { state: 'here' }]) {
      expect(await writeAs(member, '0b', value)).toBe('refused');
    }
    expect(await writeAs(member, 'mark-20000', { state: 'here', at: now })).toBe('refused');
    for (const outsider of [tombstone, stranger]) {
      expect(await writeAs(outsider, '0a', { state: 'here', at: now })).toBe('refused');
      expect(await writeAs(outsider, '0a', null)).toBe('allowed');
    }
    expect(await writeAs(member, '0a', null)).toBe('allowed');
  });

  it('who leads a class writes beside a page, and takes it away', async () => {
    const { roomId, bystander } = fixture;
    const now = { '.sv': 'timestamp' };
    const places: readonly (readonly [string, (uid: string) => object])[] = [
      ['notes/a', (by) => ({ text: 'Which mass?', by, at: now })],
      ['looked/a', (by) => ({ by, at: now })],
    ];
    for (const [place, value] of places) {
      const path = `beside/${roomId}/${openHandout}/${bystander}/${place}`;
      const write = (actor: Actor) => tryWrite(projectId, path, actor, value(actor.uid));
      const remove = (actor: Actor) => tryWrite(projectId, path, actor, null);
      for (const attempt of [write, remove])
        expect(await allowedActors(fixture, attempt)).toEqual(['owner', 'co-host']);
    }
  });

  it('who leads a class marks that they read a page, each for themselves', async () => {
    const { roomId, bystander } = fixture;
    const write = (value: unknown) => (actor: Actor) =>
      tryWrite(projectId, `beside/${roomId}/${openHandout}/${bystander}/readers/${actor.uid}`, actor, value);
    expect(await allowedActors(fixture, write({ at: { '.sv': 'timestamp' } }))).toEqual(['owner', 'co-host']);
    // People who may no longer lead may still remove theirs.
    expect(await allowedActors(fixture, write(null))).toEqual(letIn);
  });

  it.each(exceptionTable)('“%s” in the matrix and %j: %s', async (answer, exception, outcome) => {
    const { uid, token } = fixture.actors.member;
    const { roomId, matrix, entry } = exceptionFixture(answer, exception);
    await seedDatabase(projectId, { [`access/${roomId}`]: { _matrix: matrix, [uid]: entry } });
    expect(await tryRead(projectId, `inside/${roomId}`, { token })).toBe(outcome);
  });
});
