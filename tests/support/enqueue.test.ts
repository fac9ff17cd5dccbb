import { deleteApp, initializeApp } from 'firebase-admin/app';
import type { Notice } from '@/lib/rooms/outbox/outbox-entry';
import { fakeTransaction } from '@/tests/support/fakes/fake-transaction';
import { enqueue, enqueueAsNeeded } from '@/lib/rooms/server/outbox/enqueue';
import { scheduleReconcile, type Scheduled } from '@/lib/rooms/server/outbox/schedule-reconcile';

jest.mock('@/lib/rooms/server/outbox/schedule-reconcile', () => ({ scheduleReconcile: jest.fn() }));

// Nobody is asked: it only names documents.
const app = initializeApp({ projectId: 'demo-enqueue' });
afterAll(() => deleteApp(app));

const forPages: Notice = { mirror: [{ kind: 'matrix' }] };
const forMedia: Notice = { ...forPages, media: { kind: 'update-permissions' } };

/** Whether the room was scheduled by the time each document was written. */
async function enqueueIn(notice: Notice) {
  const { transaction, written } = fakeTransaction({});
  const steps: string[] = [];
  jest.mocked(scheduleReconcile).mockImplementation((roomId) => {
    steps.push(written.size === 0 ? 'scheduled' : 'late');
    return Promise.resolve({ roomId } as Scheduled);
  });
  const entry = await enqueueAsNeeded(transaction, 'r1', notice, 7);
  return { steps, entry, written: [...written.keys()] };
}

describe('an entry of the outbox', () => {
  it('schedules the room first when the media server has a part in it', async () => {
    const { steps, entry, written } = await enqueueIn(forMedia);
    expect(steps).toEqual(['scheduled']);
    expect(entry).toMatchObject({ ...forMedia, roomId: 'r1', createdAt: 7 });
    expect(written).toEqual([`outbox/${entry.id}`]);
  });

  it('schedules nothing when it is for pages alone', async () => {
    const { steps, entry } = await enqueueIn(forPages);
    expect(steps).toEqual([]);
    expect(entry).toMatchObject({ ...forPages, roomId: 'r1', media: null });
  });

  it('is about the room that was scheduled', () => {
    const { transaction } = fakeTransaction({});
    const scheduled = { roomId: 'r2' } as Scheduled;
    expect(enqueue(transaction, scheduled, forMedia, 7)).toMatchObject({ ...forMedia, roomId: 'r2' });
  });
});
