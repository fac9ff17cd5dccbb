import type { Page } from '@playwright/test';
import type { AdminSdk } from '@/scripts/stack/admin-sdk';
import { joinCall } from '@/tests/e2e/call/support/join-call';
import { countOutbox } from '@/tests/support/fakes/count-outbox';
import { makeAdministrator } from '@/tests/support/make/make-administrator';
import type { makeRoom, TestRoom } from '@/tests/support/make/make-room';
import type { Person } from '@/tests/support/person';
import { expect, test } from '@/tests/support/test';
import { bringReconcileForward } from './bring-reconcile-forward';
import { enter } from './enter';
import { putOff } from './put-off';

/** A learner who is in the call without a page. */
type Learner = Awaited<ReturnType<typeof enter>> & { uid: string };

/** A call in which one page is open: that of Emmy, its host. */
export type OpenCall = {
  admin: AdminSdk;
  administrator: Person;
  emmy: Person;
  page: Page;
  room: TestRoom;
  roomId: string;
  learner: (name: string) => Learner;
};

/** A server that dies in the middle of a command, and what the open page brings about. */
export type Death = {
  what: string;
  die: (call: OpenCall) => Promise<void>;
  /** What holds when the server has died. */
  stands?: (call: OpenCall) => Promise<void>;
  follows: (call: OpenCall) => Promise<void>;
  /** It waits for the whole lease, as people do. */
  keepsItsTime?: true;
};

/** All follows within that time, also what nobody brings forward; on a busy machine a turn takes many seconds (ms). */
export const asPromised = { timeout: 60_000, intervals: [250] };

/** How much is still to be carried out for a room, or for a gate. */
export const pollLeft = ({ admin, roomId }: OpenCall, place = roomId) =>
  expect.poll(() => countOutbox(admin.firestore, place), asPromised);

type Fixtures = {
  admin: AdminSdk;
  openAs: (person: Person) => Promise<Page>;
  makePerson: (name?: string) => Promise<Person>;
  makeRoom: typeof makeRoom;
};

/** Brings a host with a page, and learners without, into the call of a new room. */
export async function openCall(fixtures: Fixtures, names: readonly string[]): Promise<OpenCall> {
  const { admin } = fixtures;
  const [administrator, emmy, ...people] = await Promise.all([
    makeAdministrator(admin),
    fixtures.makePerson('Emmy Noether'),
    ...names.map((name) => fixtures.makePerson(name)),
  ]);
  const members = people.map((person) => ({ person, profile: 'learner' }) as const);
  const room = await fixtures.makeRoom({ host: emmy, members });
  const { roomId } = room;
  const page = await fixtures.openAs(emmy);
  await joinCall(page, room);
  const learners = new Map<string, Learner>();
  // One after the other: on a busy machine many tokens at once take longer than a request may.
  for (const person of people) {
    learners.set(person.name, { uid: person.uid, ...(await enter(roomId, person)) });
  }
  // A token's entry is put away only after the route has answered.
  await expect.poll(() => countOutbox(admin.firestore, roomId)).toBe(0);
  const learner = (name: string): Learner => {
    const found = learners.get(name);
    if (!found) throw new Error(`${name} is not in the call.`);
    return found;
  };
  return { admin, administrator, emmy, page, room, roomId, learner };
}

/** Lets the server die in each command in turn, and expects that the open page finishes it. */
export async function playDeaths(call: OpenCall, deaths: readonly Death[]): Promise<void> {
  const { admin, roomId } = call;
  for (const { what, die, stands, follows, keepsItsTime } of deaths) {
    await test.step(what, async () => {
      await putOff(roomId);
      await die(call);
      await stands?.(call);
      if (!keepsItsTime) await bringReconcileForward(admin.firestore, roomId);
      await follows(call);
    });
  }
}
