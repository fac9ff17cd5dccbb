import { seedDatabase, tryUpdate, tryWrite } from './database-rest';
import { emulators } from './emulator-hosts';
import type { Outcome } from './firestore-rest';
import { keyOf, leftAfter, tryPaid } from './paid-writes';
import type { Actor, RoomFixture } from './room-fixture';

const { projectId } = emulators;

/** What a member of a room tries to write. */
export type Attempt = (scene: RoomFixture, member: Actor) => Promise<Outcome>;

/** The places of a row, one write there that is taken, and the ways to write more than fits. */
export type AmountRow = {
  places: readonly string[];
  fits: Attempt;
  floods: Readonly<Record<string, Attempt>>;
};

export const write =
  (path: (scene: RoomFixture, member: Actor) => string, value: unknown): Attempt =>
  (scene, member) =>
    tryWrite(projectId, path(scene, member), member, value);

/** The same where something stands there since later than the rules' pace allows. */
export const soonAfter =
  (
    path: (scene: RoomFixture, member: Actor) => string,
    before: (at: number) => unknown,
    value: unknown,
  ): Attempt =>
  async (scene, member) => {
    await seedDatabase(projectId, { [path(scene, member)]: before(Date.now() + 60_000) });
    return tryWrite(projectId, path(scene, member), member, value);
  };

export const paid =
  (path: (scene: RoomFixture, member: Actor) => string, value: unknown, left: object = {}): Attempt =>
  (scene, member) =>
    tryPaid(projectId, path(scene, member), member, value, left);

/** Two of them in one update, for the price of both. */
export const twoForOnePrice =
  (path: (scene: RoomFixture, member: Actor) => string, value: unknown, cost: number): Attempt =>
  async (scene, member) => {
    const one = path(scene, member);
    await seedDatabase(projectId, { [`pace/${member.uid}`]: null });
    return tryUpdate(projectId, member, {
      [one]: value,
      [`${one}b`]: value,
      [`pace/${member.uid}`]: leftAfter(2 * cost, keyOf(one)),
    });
  };

/** As the last of many: little of the credit is left, and the page offers to keep it. */
export const whenAlmostNothingIsLeft =
  (path: (scene: RoomFixture, member: Actor) => string, value: unknown): Attempt =>
  async (scene, member) => {
    const one = path(scene, member);
    // In the future, so that no time has passed however long the request takes.
    await seedDatabase(projectId, {
      [`pace/${member.uid}`]: { credit: 50, last: 'x', at: Date.now() + 60_000 },
    });
    return tryUpdate(projectId, member, {
      [one]: value,
      [`pace/${member.uid}`]: { ...leftAfter(0, keyOf(one)), credit: 0 },
    });
  };
