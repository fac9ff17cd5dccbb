import { deleteApp, initializeApp } from 'firebase-admin/app';
import { presets } from '@/lib/access/presets';
import { runTransaction } from '@/lib/firebase/server/run-transaction';
import type { MatrixHead } from '@/lib/rooms/schema';
import { joinOf, makeFakeOutbox, now } from '@/tests/support/fakes/fake-outbox';
import { deliver } from '@/lib/rooms/server/outbox/deliver';
import { noteArrival, prepareSession } from '@/lib/rooms/session/session';
import { changeShieldIn } from '@/lib/shield/server/change-shield';
import { fakeTransaction } from '@/tests/support/fakes/fake-transaction';

jest.mock('@/lib/firebase/server/run-transaction');
jest.mock('@/lib/rooms/server/outbox/watch-closely');
jest.mock('@/lib/rooms/server/outbox/deliver');

const actual = jest.requireActual<{ deliver: typeof deliver }>('@/lib/rooms/server/outbox/deliver');

// No request is sent: the app only names documents.
const app = initializeApp({ projectId: 'demo-shield' });
afterAll(() => deleteApp(app));

const latest = { ...noteArrival(prepareSession(now - 9), 'RM_1', now - 8), id: 's1' };
const head: MatrixHead = { session: 's1', epoch: 4, organization: 0, latest };

/** Counts what a switch for everyone writes while so many people are inside. */
async function countWrites(people: number) {
  const { world, ports, join } = makeFakeOutbox();
  const room = { ...world.room, preset: 'class', settings: presets.class.settings };
  const inside = Array.from({ length: people }, (_, index) => `person${index}`);
  for (const uid of inside) {
    join(joinOf(uid, { joinId: uid.padEnd(16, '0'), expiresAt: now + 60_000 }));
    world.people.set(uid, { profile: 'learner', exceptions: {}, epoch: 1 });
  }
  const { transaction, written } = fakeTransaction({
    'rooms/r1': room,
    'rooms/r1/access/_matrix': head,
    'rooms/r1/access/ada': { profile: 'host', exceptions: {}, epoch: 1 },
  });
  const commit = jest.mocked(runTransaction).mockReset();
  commit.mockImplementation(async (work) => {
    const outcome = await work(transaction);
    world.head = written.get('rooms/r1/access/_matrix') as MatrixHead;
    return outcome;
  });
  const patch = jest.spyOn(ports.mirror.database, 'patch');
  const remove = jest.spyOn(ports.outbox, 'remove');
  const tell = jest.spyOn(ports.media.server, 'updatePermissions');
  jest.mocked(deliver).mockImplementation((entries) => actual.deliver(entries, { ports }));

  const change = { kind: 'switch', capability: 'screen:publish', to: 'everyone' } as const;
  await changeShieldIn({ roomId: 'r1', change, actorUid: 'ada' });
  return {
    commits: commit.mock.calls.length,
    documents: written.size,
    patches: patch.mock.calls.length,
    places: patch.mock.calls.flatMap(([updates]) => Object.keys(updates)),
    removals: remove.mock.calls.length,
    told: tell.mock.calls.length,
  };
}

describe('a switch for everyone in a room', () => {
  it('writes as often for twenty inside as for two, but for calls to the media server', async () => {
    const { told, ...few } = await countWrites(2);
    expect(few).toMatchObject({ commits: 1, patches: 1, places: ['access/r1/_matrix'], removals: 1 });
    expect(told).toBe(2);
    expect(await countWrites(20)).toEqual({ ...few, told: 20 });
  });
});
