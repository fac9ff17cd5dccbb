import type { Outcome } from './firestore-rest';
import { type Actor, type ActorName, type RoomFixture, actorNames } from './room-fixture';

/** The actors that are allowed an attempt, in the order of the table. */
export async function allowedActors(
  fixture: RoomFixture,
  attempt: (actor: Actor) => Promise<Outcome>,
): Promise<ActorName[]> {
  const outcomes = await Promise.all(
    actorNames.map(async (name) => ({ name, outcome: await attempt(fixture.actors[name]) })),
  );
  return outcomes.filter(({ outcome }) => outcome === 'allowed').map(({ name }) => name);
}
