import { deleteApp, initializeApp } from 'firebase-admin/app';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { presets } from '@/lib/access/presets';
import { runTransaction } from '@/lib/firebase/server/run-transaction';
import { toOrganization } from '@/lib/organization/organization';
import { scheduleReconcile } from '@/lib/rooms/server/outbox/schedule-reconcile';
import { prepareSession } from '@/lib/rooms/session/session';
import { transactJoin } from './join-transaction';
import type { JoinWrites } from './token-ports';

jest.mock('@/lib/firebase/server/run-transaction', () => ({ runTransaction: jest.fn() }));
jest.mock('@/lib/rooms/server/outbox/schedule-reconcile', () => ({ scheduleReconcile: jest.fn() }));

// Firestore is never asked: the app only names documents.
const app = initializeApp({ projectId: 'demo-join' });
afterAll(() => deleteApp(app));

const now = 1_700_000_000_000;
const row = {
  uid: 'ben',
  roomId: 'r1',
  joinId: 'abcdefgh12345678',
  sessionId: 's1',
} as JoinWrites['row'];
const room = {
  name: 'Waves',
  ownerUid: 'emmy',
  preset: 'lesson',
  createdAt: now,
  settings: presets.lesson.settings,
} as NonNullable<JoinWrites['prepared']>['room'];
const session = { ...prepareSession(now), id: 's1' };
const prepared = { room, session, epoch: 3, organization: toOrganization(null) };

/** A fake transaction that counts its round trips to Firestore. */
async function join(
  writes: Pick<JoinWrites, 'isKept' | 'prepared'> & Partial<JoinWrites>,
  { documents = {}, tries = 1 }: { documents?: Record<string, object>; tries?: number } = {},
) {
  const trips: string[][] = [];
  const written: string[] = [];
  const write = ({ path }: DocumentReference) => void written.push(path);
  const transaction = {
    getAll: (...references: DocumentReference[]) => {
      trips.push(references.map(({ path }) => path));
      return Promise.resolve(references.map((ref) => ({ ref, data: () => documents[ref.path] })));
    },
    get: (asked: DocumentReference) =>
      Promise.resolve({ docs: [], data: () => ('path' in asked ? documents['limits'] : undefined) }),
    set: write,
    create: write,
    update: write,
  };
  const schedule = jest.mocked(scheduleReconcile).mockReset();
  schedule.mockImplementation((roomId) => Promise.resolve({ roomId } as never));
  jest.mocked(runTransaction).mockImplementation(async (work) => {
    for (let earlier = 1; earlier < tries; earlier += 1) await work(transaction as unknown as Transaction);
    return work(transaction as unknown as Transaction);
  });
  const keys = { uid: row.uid, roomId: row.roomId, joinId: row.joinId };
  const outcome = await transactJoin(keys, () => Promise.resolve({ row, isNew: false, ...writes }));
  return { trips, written, outcome };
}

describe('the transaction of a join', () => {
  it('reads all that decides at once, whatever is written then', async () => {
    for (const writes of [
      { isKept: false, prepared: null },
      { isKept: false, prepared },
    ]) {
      const { trips } = await join(writes);
      expect(trips).toHaveLength(1);
      expect(trips[0]).toEqual(
        expect.arrayContaining(['gates/ben', 'rooms/r1', 'rooms/r1/members/ben', 'rooms/r1/access/_matrix']),
      );
    }
  });

  it('writes only the join’s row when the session is open and the join known', async () => {
    const { written, outcome } = await join({ isKept: false, prepared: null });
    expect(written).toEqual(['admitted/ben_abcdefgh12345678']);
    expect(outcome).toEqual({ pending: null });
  });

  it('counts a new join in the same commit', async () => {
    const { written } = await join({ isKept: false, isNew: true, prepared: null });
    expect(written).toEqual([expect.stringMatching(/^limits\//), 'admitted/ben_abcdefgh12345678']);
  });

  it('refuses a person who has had too many, but none that goes on', async () => {
    const documents = { limits: { count: 12, expiresAt: Date.now() + 60_000 } };
    const asked = join({ isKept: false, isNew: true, prepared: null }, { documents });
    await expect(asked).rejects.toMatchObject({ code: 'request/rate-limited', details: { retryAfter: 60 } });
    const goesOn = await join({ isKept: false, prepared: null }, { documents });
    expect(goesOn.written).toEqual(['admitted/ben_abcdefgh12345678']);
  });

  it('writes nothing for an unchanged join', async () => {
    expect((await join({ isKept: true, prepared: null })).written).toEqual([]);
  });

  it('writes a new session, its answers and the outbox entry in one commit', async () => {
    const { written, outcome } = await join({ isKept: false, prepared });
    expect(scheduleReconcile).not.toHaveBeenCalled();
    expect(written).toHaveLength(4);
    expect(written).toEqual(
      expect.arrayContaining([
        'admitted/ben_abcdefgh12345678',
        'rooms/r1/sessions/s1',
        'rooms/r1/access/_matrix',
        `outbox/${outcome.pending?.id}`,
      ]),
    );
  });

  it('schedules the room once for newer answers, however often it is retried', async () => {
    const head = { session: 's1', epoch: 2, organization: 1, latest: session };
    const newer = { ...prepared, organization: { ...prepared.organization, version: 2 } };
    const { outcome } = await join(
      { isKept: false, prepared: newer },
      { documents: { 'rooms/r1/access/_matrix': head }, tries: 2 },
    );
    expect(outcome.pending?.media).toEqual({ kind: 'update-permissions' });
    expect(jest.mocked(scheduleReconcile).mock.calls).toEqual([['r1']]);
  });

  it('waits for an earlier one of the same person and room, and for no other', async () => {
    const begun: string[] = [];
    const ends: (() => void)[] = [];
    jest.mocked(runTransaction).mockImplementation(
      () =>
        new Promise((resolve) => {
          begun.push('join');
          ends.push(() => resolve({ pending: null }));
        }),
    );
    const ask = (uid: string, roomId: string) =>
      transactJoin({ uid, roomId, joinId: null }, () => Promise.reject(new Error('Not asked.')));
    const asked = [ask('ben', 'r1'), ask('ben', 'r1'), ask('ada', 'r1'), ask('ben', 'r2')];
    const settle = () => new Promise((resolve) => setImmediate(resolve));
    await settle();
    expect(begun).toHaveLength(3);
    for (const end of ends) end();
    await settle();
    expect(begun).toHaveLength(4);
    ends.at(-1)?.();
    await Promise.all(asked);
  });
});
