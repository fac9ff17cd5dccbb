import { longestUpdate } from '@/lib/access/longest-update';
import { inkIdOfFile } from '@/lib/documents/document-place';
import { emulators } from './support/emulator-hosts';
import { allowedActors } from './support/allowed-actors';
import { readDatabase, seedDatabase, tryUpdate, tryWrite } from './support/database-rest';
import { tryPaid } from './support/paid-writes';
import {
  type Actor,
  type ActorName,
  type RoomFixture,
  createRoomFixture,
  frozenHandout,
  openHandout,
  sharedFile,
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
// In a lesson learners write in the shared sheet too.
const inRoom: readonly ActorName[] = ['owner', 'co-host', 'member', 'guest', 'learner with a PIN'];

describe('the log of a shared document', () => {
  let fixture: RoomFixture;
  let made = 0;
  const newKey = () => `key-${(made += 1)}`;
  const sheet = () => `worksheets/rooms/${fixture.roomId}/first`;
  const inkOf = (id: string) => `ink/rooms/${fixture.roomId}/${id}`;
  const pageOf = (uid: string, handoutId: string) =>
    `worksheets/rooms/${fixture.roomId}/own-${uid}-${handoutId}`;
  beforeAll(async () => {
    fixture = await createRoomFixture(projectId);
  });

  type Place = (actor: Actor) => string;
  const places: readonly (readonly [what: string, place: Place, writers: readonly ActorName[]])[] = [
    ['a room’s sheet', () => sheet(), inRoom],
    ['one’s own page', ({ uid }) => pageOf(uid, openHandout), inRoom],
    ['one’s own page that is frozen', ({ uid }) => pageOf(uid, frozenHandout), []],
    ['one’s own page of no hand-out', ({ uid }) => pageOf(uid, 'b0b0b0b0b0b0'), []],
    ['a page with a longer id', ({ uid }) => pageOf(`${uid}-more`, openHandout), []],
    ['another’s own page', () => pageOf(fixture.bystander, openHandout), []],
    ['a sheet of one’s own', ({ uid }) => `worksheets/users/${uid}/alone`, letIn],
    ['another’s own sheet', () => `worksheets/users/${fixture.bystander}/alone`, []],
    ['the ink on a room’s sheet', () => inkOf('first'), inRoom],
    ['the ink on a sheet of no list', () => inkOf('unlisted'), []],
    ['the ink on a file', () => inkOf(inkIdOfFile(sharedFile)), inRoom],
    ['the ink on a file that is gone', () => inkOf(inkIdOfFile('gone')), []],
    ['the ink on a page that was shown', () => inkOf('shown-a0a0a0a0a0a0'), []],
    ['the ink on one’s own page', ({ uid }) => inkOf(`own-${uid}-${openHandout}`), inRoom],
    ['the ink on one’s own page that is frozen', ({ uid }) => inkOf(`own-${uid}-${frozenHandout}`), []],
    ['the ink on another’s own page', () => inkOf(`own-${fixture.bystander}-${openHandout}`), []],
    ['the ink on a sheet of one’s own', ({ uid }) => `ink/users/${uid}/alone`, letIn],
    ['the ink on another’s own sheet', () => `ink/users/${fixture.bystander}/alone`, []],
  ];

  it.each(places)('takes entries of %s from those of the table', async (_what, place, writers) => {
    const append = (actor: Actor) => tryPaid(projectId, `${place(actor)}/updates/${newKey()}`, actor, 'AAA=');
    expect(await allowedActors(fixture, append)).toEqual(writers);
  });

  it.each(places)('lets nobody change or delete an entry of %s', async (_what, place) => {
    const key = newKey();
    for (const actor of Object.values(fixture.actors)) {
      await seedDatabase(projectId, { [`${place(actor)}/updates/${key}`]: 'AAAA' });
    }
    for (const value of ['BBBB', null]) {
      const change = (actor: Actor) => tryWrite(projectId, `${place(actor)}/updates/${key}`, actor, value);
      expect(await allowedActors(fixture, change)).toEqual([]);
    }
    const clear = (actor: Actor) => tryWrite(projectId, `${place(actor)}/updates`, actor, null);
    expect(await allowedActors(fixture, clear)).toEqual([]);
  });

  it.each(places)(
    'lets nobody write the head of %s, its past, or what is set aside',
    async (_what, place) => {
      const head = (actor: Actor) =>
        tryWrite(projectId, `${place(actor)}/head`, actor, { epoch: 1, snapshot: 'AAAA' });
      expect(await allowedActors(fixture, head)).toEqual([]);
      const aside = (actor: Actor) => tryWrite(projectId, `${place(actor)}/aside/${newKey()}`, actor, 'AAAA');
      expect(await allowedActors(fixture, aside)).toEqual([]);
      for (const [part, value] of [
        ['times', true],
        ['states', 'AAAA'],
      ] as const) {
        const past = (actor: Actor) => tryWrite(projectId, `${place(actor)}/past/${part}/1`, actor, value);
        expect(await allowedActors(fixture, past)).toEqual([]);
      }
    },
  );

  it.each([
    ['base64', 'ab+/AB==', 'allowed'],
    ['the longest entry', 'A'.repeat(longestUpdate), 'allowed'],
    ['a longer one', 'A'.repeat(longestUpdate + 4), 'refused'],
    ['other text', 'a b', 'refused'],
    ['no text', '', 'refused'],
    ['a number', 5, 'refused'],
    ['a tree', { update: 'AAAA' }, 'refused'],
  ])('with %s: %s', async (_what, value, outcome) => {
    const { member } = fixture.actors;
    expect(await tryPaid(projectId, `${sheet()}/updates/${newKey()}`, member, value)).toBe(outcome);
  });

  it.each([
    ['a letter and a digit', 'a1', 'allowed'],
    ['64 letters', 'a'.repeat(64), 'allowed'],
    ['more letters', 'a'.repeat(65), 'refused'],
    ['other characters', 'a b', 'refused'],
  ])('under an id of %s: %s', async (_what, id, outcome) => {
    const { member } = fixture.actors;
    const room = `worksheets/rooms/${fixture.roomId}`;
    await seedDatabase(projectId, { [`${room}/_known/${id}`]: true });
    const place = `${room}/${id}/updates/${newKey()}`;
    expect(await tryPaid(projectId, place, member, 'AAAA')).toBe(outcome);
  });

  it.each([
    ['of a room’s sheets', () => `worksheets/rooms/${fixture.roomId}/_list/first`, inRoom],
    ['of one’s own sheets', ({ uid }: Actor) => `worksheets/users/${uid}/_list/alone`, letIn],
    ['of another’s sheets', () => `worksheets/users/${fixture.bystander}/_list/alone`, []],
  ])('takes a row of the list %s from those of the table', async (what, place, writers) => {
    const note = { formula: 'F = m a', editedAt: 1 };
    const row = what === 'of a room’s sheets' ? note : { ...note, name: 'Slope', createdAt: 1 };
    const write = (value: object) => (actor: Actor) => tryPaid(projectId, place(actor), actor, value);
    expect(await allowedActors(fixture, write(row))).toEqual(writers);
    const later = { ...row, editedAt: Date.now() + 86_400_000 };
    expect(await allowedActors(fixture, write(later))).toEqual([]);
    expect(await allowedActors(fixture, write({ ...row, more: 1 }))).toEqual([]);
  });

  it('takes no entry under an endless key', async () => {
    const { member } = fixture.actors;
    expect(await tryPaid(projectId, `${sheet()}/updates/${'k'.repeat(41)}`, member, 'AAAA')).toBe('refused');
  });

  it.each([
    ['a sheet', 'worksheet:edit', () => sheet(), () => inkOf('first')],
    ['ink', 'ink:draw', () => inkOf('first'), () => sheet()],
  ])('takes entries of %s only while its own right lasts', async (_what, capability, place, beside) => {
    const { member } = fixture.actors;
    const exception = `access/${fixture.roomId}/${member.uid}/exceptions/${capability}`;
    const append = (at = place) => tryPaid(projectId, `${at()}/updates/${newKey()}`, member, 'AAAA');
    await seedDatabase(projectId, { [exception]: { allow: false, until: Date.now() + 60_000 } });
    expect([await append(), await append(beside)]).toEqual(['refused', 'allowed']);
    await seedDatabase(projectId, { [exception]: null });
    expect(await append()).toBe('allowed');
  });

  it('is compacted by the server, one epoch after the other', async () => {
    const head = `worksheets/rooms/${fixture.roomId}/compacted/head`;
    const write = (epoch: number) => tryWrite(projectId, head, '_outbox', { epoch, snapshot: `AAA${epoch}` });
    expect(await write(2)).toBe('refused');
    expect(await write(1)).toBe('allowed');
    expect(await write(1)).toBe('refused');
    expect(await write(3)).toBe('refused');
    expect(await write(2)).toBe('allowed');
    expect(await tryWrite(projectId, head, '_outbox', null)).toBe('refused');
    expect(await readDatabase(projectId, head)).toEqual({ epoch: 2, snapshot: 'AAA2' });
  });

  it('loses merged and broken entries to the server, and nothing that was set aside', async () => {
    const [merged, broken] = [newKey(), newKey()];
    await seedDatabase(projectId, {
      [`${sheet()}/updates/${merged}`]: 'AAAA',
      [`${sheet()}/updates/${broken}`]: 'BBBB',
    });
    const aside = `${sheet()}/aside/${broken}`;
    const cleared = {
      [`${sheet()}/updates/${merged}`]: null,
      [`${sheet()}/updates/${broken}`]: null,
      [aside]: 'BBBB',
    };
    expect(await tryUpdate(projectId, '_outbox', cleared)).toBe('allowed');
    expect(await tryWrite(projectId, aside, '_outbox', 'CCCC')).toBe('refused');
    expect(await tryWrite(projectId, `${sheet()}/updates/${newKey()}`, '_outbox', 'AAAA')).toBe('refused');
  });
});
