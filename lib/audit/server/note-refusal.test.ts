import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { noteRefusal } from './note-refusal';

jest.mock('@/lib/firebase/server/admin-firestore');
jest.mock('@/lib/audit/server/link-rows');

const hour = 60 * 60_000;
const refusal = { uid: 'ben', roomId: 'r1', code: 'rooms/removed', now: 5 * hour } as const;

/** A log that takes each id once, as Firestore does. */
function setUp() {
  const rows = new Map<string, unknown>();
  const create = (path: string, row: unknown) => void rows.set(path, row);
  const doc = (path: string) => ({ withConverter: () => path });
  const transaction = {
    get: (path: string) => Promise.resolve({ exists: rows.has(path) }),
    create,
  };
  const runTransaction = (work: (given: unknown) => unknown) => Promise.resolve(work(transaction));
  jest.mocked(adminFirestore).mockReturnValue({ doc, runTransaction } as never);
  return rows;
}

describe('a refusal in the audit log', () => {
  it('says who was kept out of which room, and why', async () => {
    const rows = setUp();
    await noteRefusal(refusal);
    expect([...rows.values()]).toEqual([
      {
        action: 'entry-refused',
        actorUid: 'ben',
        subjectUid: 'ben',
        roomId: 'r1',
        before: {},
        after: { code: 'rooms/removed' },
        at: 5 * hour,
      },
    ]);
  });

  it('is one an hour for each person, room and reason, however often they ask', async () => {
    const rows = setUp();
    for (const now of [5 * hour, 5 * hour + 1, 6 * hour - 1]) await noteRefusal({ ...refusal, now });
    expect(rows.size).toBe(1);
    await noteRefusal({ ...refusal, now: 6 * hour });
    await noteRefusal({ ...refusal, code: 'rooms/banned' });
    await noteRefusal({ ...refusal, roomId: 'r2' });
    await noteRefusal({ ...refusal, uid: 'carl' });
    expect(rows.size).toBe(5);
  });

  it('is none where a service failed or the room is not there', async () => {
    const rows = setUp();
    await noteRefusal({ ...refusal, code: 'call/media-server-unreachable' });
    await noteRefusal({ ...refusal, code: 'rooms/not-found' });
    expect(rows.size).toBe(0);
  });

  it('lets nobody in, and throws nothing, when the log does not answer', async () => {
    const written = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    const create = () => Promise.reject(new Error('away'));
    const doc = () => ({ withConverter: () => ({ create }) });
    jest.mocked(adminFirestore).mockReturnValue({ doc } as never);
    await expect(noteRefusal(refusal)).resolves.toBeUndefined();
    expect(written).toHaveBeenCalledWith(expect.stringContaining('refusal-not-noted'));
  });
});
