import { emulators } from './support/emulator-hosts';
import { allowedActors } from './support/allowed-actors';
import { readDatabase, seedDatabase, tryRead, tryWrite } from './support/database-rest';
import type { Outcome } from './support/firestore-rest';
import { type Actor, type ActorName, type RoomFixture, createRoomFixture } from './support/room-fixture';

const { projectId } = emulators;
const said = { words: 'It is me, Karl', at: 1 };
const inForce: readonly ActorName[] = [
  'owner',
  'co-host',
  'member',
  'guest',
  'learner with a PIN',
  'other user',
  'tombstone',
];

describe('the line that a waiting person writes to the hosts', () => {
  let fixture: RoomFixture;
  const rowOf = ({ uid }: Pick<Actor, 'uid'>) => `lobby/${fixture.roomId}/${uid}`;
  const lineOf = (actor: Pick<Actor, 'uid'>) => `${rowOf(actor)}/said`;
  beforeAll(async () => {
    fixture = await createRoomFixture(projectId);
    const row = { name: 'Karl', kind: 'guest', at: 1, byCode: true, said };
    const uids = [fixture.bystander, ...Object.values(fixture.actors).map(({ uid }) => uid)];
    await seedDatabase(projectId, Object.fromEntries(uids.map((uid) => [rowOf({ uid }), row])));
  });

  it('is read by its writer, and by nobody whose sign-in is over', async () => {
    const attempt = (actor: Actor) => tryRead(projectId, lineOf(actor), actor);
    expect(await allowedActors(fixture, attempt)).toEqual(inForce);
  });

  it('of another is read by the people who admit, and by nobody else', async () => {
    const place = lineOf({ uid: fixture.bystander });
    for (const path of [place, `${place}/words`]) {
      const attempt = (actor: Actor) => tryRead(projectId, path, actor);
      expect(await allowedActors(fixture, attempt)).toEqual(['owner', 'co-host']);
    }
  });

  it.each([
    ['in the place of the one that stands there', '', { words: 'Hello', at: 2 }],
    ['a part of it', '/words', 'Hello'],
    ['at another time', '/at', 2],
    ['of any length', '', { words: 'x'.repeat(10_000), at: 2 }],
  ])('is written by no page, %s', async (_what, below, value) => {
    const own = (actor: Actor) => tryWrite(projectId, `${lineOf(actor)}${below}`, actor, value);
    expect(await allowedActors(fixture, own)).toEqual([]);
    const place = `${lineOf({ uid: fixture.bystander })}${below}`;
    const ofAnother = (actor: Actor) => tryWrite(projectId, place, actor, value);
    expect(await allowedActors(fixture, ofAnother)).toEqual([]);
  });

  it('is deleted as a whole by its writer, and not even by the people who admit', async () => {
    const place = lineOf({ uid: fixture.bystander });
    for (const path of [place, `${place}/words`]) {
      const ofAnother = (actor: Actor) => tryWrite(projectId, path, actor, null);
      expect(await allowedActors(fixture, ofAnother)).toEqual([]);
    }
    const part = (actor: Actor) => tryWrite(projectId, `${lineOf(actor)}/words`, actor, null);
    expect(await allowedActors(fixture, part)).toEqual([]);
    const whole = (actor: Actor) => tryWrite(projectId, lineOf(actor), actor, null);
    expect(await allowedActors(fixture, whole)).toEqual(inForce);
    expect(await readDatabase(projectId, place)).toEqual(said);
    expect(await readDatabase(projectId, lineOf(fixture.actors['other user']))).toBeNull();
  });

  it.each<[what: string, value: object, outcome: Outcome]>([
    ['as it is', said, 'allowed'],
    ['without its time', { words: 'Hello' }, 'refused'],
    ['without words', { at: 2 }, 'refused'],
    ['with what are no words', { words: 1, at: 2 }, 'refused'],
    ['with a field that no page reads', { ...said, by: 'Karl' }, 'refused'],
  ])('is written by the server, %s', async (_what, value, outcome) => {
    expect(await tryWrite(projectId, lineOf(fixture.actors.guest), '_outbox', value)).toBe(outcome);
  });
});
