import { setTimeout as wait } from 'node:timers/promises';
import { askPace, longestNote, placeKeptFor } from '@/lib/access/longest-note';
import { emulators } from './support/emulator-hosts';
import { allowedActors } from './support/allowed-actors';
import { readDatabase, seedDatabase, tryWrite } from './support/database-rest';
import { type Actor, type ActorName, type RoomFixture, createRoomFixture } from './support/room-fixture';

const { projectId } = emulators;
const serverTime = { '.sv': 'timestamp' };
const inRoom: readonly ActorName[] = ['owner', 'co-host', 'member', 'guest', 'learner with a PIN'];
const learners: readonly ActorName[] = ['member', 'learner with a PIN'];

describe('a person who waits for something in a call', () => {
  let fixture: RoomFixture;
  beforeAll(async () => {
    fixture = await createRoomFixture(projectId);
  });
  const placeOf = ({ uid }: Pick<Actor, 'uid'>, kind: string) => `asks/${fixture.roomId}/${uid}/${kind}`;
  const row = (more: object = {}) => ({ at: serverTime, session: fixture.sessionId, ...more });
  const pace = () => wait(askPace + 20);

  it.each([
    ['hand', inRoom],
    // The others may do it without asking.
    ['screen:publish', learners],
    // A lesson lets learners speak; nobody asks for an office or for an unknown kind.
    ['mic:publish', []],
    ['room:end', []],
    ['anything', []],
  ] as const)('writes “%s” for themselves, and takes it back', async (kind, expected) => {
    const attempt = (actor: Actor) => tryWrite(projectId, placeOf(actor, kind), actor, row());
    expect(await allowedActors(fixture, attempt)).toEqual(expected);
    await pace();
    for (const name of expected) {
      expect(await tryWrite(projectId, placeOf(fixture.actors[name], kind), fixture.actors[name], null)).toBe(
        'allowed',
      );
    }
  });

  it.each(['hand', 'screen:publish'])(
    'writes no “%s” for another, and takes none of theirs back',
    async (kind) => {
      const path = placeOf({ uid: fixture.bystander }, kind);
      await seedDatabase(projectId, { [path]: { at: 1, session: fixture.sessionId } });
      expect(await allowedActors(fixture, (actor) => tryWrite(projectId, path, actor, row()))).toEqual([]);
      expect(await allowedActors(fixture, (actor) => tryWrite(projectId, path, actor, null))).toEqual([]);
    },
  );

  it.each([
    ['a note', { note: 'Is the sign right?' }, 'allowed'],
    ['a note of the greatest length', { note: 'x'.repeat(longestNote) }, 'allowed'],
    ['a note that is longer', { note: 'x'.repeat(longestNote + 1) }, 'refused'],
    ['an empty note', { note: '' }, 'refused'],
    ['a note that turns its line around', { note: 'no\u202Etup' }, 'refused'],
    ['a joined emoji', { note: '👩‍🏫' }, 'allowed'],
    ['a change at a time of one’s own', { changed: 1 }, 'refused'],
    ['another session', { session: 'session-before' }, 'refused'],
    ['a time of one’s own', { at: 1 }, 'refused'],
    ['an answer of one’s own', { answer: { of: 1, outcome: 'granted', byUid: 'me' } }, 'refused'],
    ['a field that no page reads', { urgent: true }, 'refused'],
  ])('with %s', async (_what, more, outcome) => {
    const { member } = fixture.actors;
    const place = placeOf(member, 'hand');
    await seedDatabase(projectId, { [place]: null });
    expect(await tryWrite(projectId, place, member, row(more))).toBe(outcome);
  });

  it('keeps their place when they change the note', async () => {
    const { member } = fixture.actors;
    const place = placeOf(member, 'hand');
    await seedDatabase(projectId, { [place]: null });
    await tryWrite(projectId, place, member, row());
    const { at } = (await readDatabase(projectId, place)) as { at: number };
    await pace();
    const change = (more: object) =>
      tryWrite(projectId, place, member, row({ changed: serverTime, ...more }));
    expect(await tryWrite(projectId, place, member, row({ at, note: 'Now?' }))).toBe('refused');
    expect(await change({ at: at - 1 })).toBe('refused');
    expect(await change({ at, note: 'Now?' })).toBe('allowed');
  });

  it('writes, changes and takes back no faster than a person presses', async () => {
    const { member } = fixture.actors;
    const place = placeOf(member, 'hand');
    await seedDatabase(projectId, { [place]: null });
    const write = (value: object | null) => tryWrite(projectId, place, member, value);
    expect([await write(row()), await write(row()), await write(null)]).toEqual([
      'allowed',
      'refused',
      'refused',
    ]);
    await pace();
    const { at } = (await readDatabase(projectId, place)) as { at: number };
    const change = row({ at, changed: serverTime });
    expect([await write(change), await write(change), await write(null)]).toEqual([
      'allowed',
      'refused',
      'refused',
    ]);
    await pace();
    expect(await write(null)).toBe('allowed');
  });

  it('keeps their place over a short break, which only they mark, and once', async () => {
    const { member, owner } = fixture.actors;
    const place = placeOf(member, 'hand');
    const mark = (value: unknown, actor: Actor = member) =>
      tryWrite(projectId, `${place}/away`, actor, value);
    const brokeBefore = (ms: number) => Date.now() - ms;
    const goOn = () => tryWrite(projectId, place, member, row({ at: 5, changed: serverTime }));

    await seedDatabase(projectId, { [place]: null });
    // There is no row yet.
    expect(await mark(serverTime)).toBe('refused');
    // Right after it was raised, too: a connection can break at any time.
    await tryWrite(projectId, place, member, row());
    expect([await mark(1), await mark(serverTime, owner)]).toEqual(['refused', 'refused']);
    expect([await mark(serverTime), await mark(serverTime)]).toEqual(['allowed', 'refused']);

    const stands = { at: 5, session: fixture.sessionId };
    await seedDatabase(projectId, { [place]: { ...stands, away: brokeBefore(placeKeptFor - 20_000) } });
    expect([await mark(serverTime), await goOn()]).toEqual(['refused', 'allowed']);
    expect(await readDatabase(projectId, place)).toMatchObject({ at: 5 });
    await seedDatabase(projectId, { [place]: { ...stands, away: brokeBefore(placeKeptFor + 1000) } });
    expect([await mark(serverTime), await mark(null), await goOn()]).toEqual([
      'refused',
      'refused',
      'refused',
    ]);
    expect(await tryWrite(projectId, place, member, row())).toBe('allowed');
  });

  it('asks by the role lent for this session, and not by one lent for another', async () => {
    const { member } = fixture.actors;
    const [ask, lent] = [placeOf(member, 'mic:publish'), `access/${fixture.roomId}/${member.uid}/lent`];
    const tryAs = async (session: string) => {
      await seedDatabase(projectId, { [lent]: { profile: 'listener', session } });
      return tryWrite(projectId, ask, member, row());
    };
    expect(await tryAs('session-before')).toBe('refused');
    expect(await tryAs(fixture.sessionId)).toBe('allowed');
    await seedDatabase(projectId, { [lent]: null, [ask]: null });
  });

  it('is answered by the server, in the row that was meant', async () => {
    const { member, owner } = fixture.actors;
    const place = placeOf(member, 'hand');
    await seedDatabase(projectId, { [place]: null });
    await tryWrite(projectId, place, member, row());
    const { at } = (await readDatabase(projectId, place)) as { at: number };
    await pace();
    const answer = (of: number) => ({ of, outcome: 'lowered', byUid: owner.uid });
    expect(await tryWrite(projectId, `${place}/answer`, owner, answer(at))).toBe('refused');
    expect(await tryWrite(projectId, `${place}/answer`, '_outbox', answer(at - 1))).toBe('refused');
    expect(await tryWrite(projectId, `${place}/answer`, '_outbox', answer(at))).toBe('allowed');
    // Nobody else removes the answer, so a lowered hand does not return to its old place.
    for (const someone of [member, owner]) {
      expect(await tryWrite(projectId, `${place}/answer`, someone, null)).toBe('refused');
    }
    expect(await tryWrite(projectId, `${place}/answer`, '_outbox', null)).toBe('allowed');
    expect(await readDatabase(projectId, place)).toMatchObject({ at });
    expect(await tryWrite(projectId, `${place}/answer`, '_outbox', answer(at))).toBe('allowed');
    // An ask that was answered does not return to its old place.
    expect(await tryWrite(projectId, place, member, row({ at }))).toBe('refused');
    expect(await tryWrite(projectId, place, member, row())).toBe('allowed');
    await pace();
    expect(await tryWrite(projectId, place, member, null)).toBe('allowed');
    expect(await tryWrite(projectId, `${place}/answer`, '_outbox', answer(at))).toBe('refused');
  });
});
