import { deleteApp, initializeApp } from 'firebase-admin/app';
import { DocumentReference } from 'firebase-admin/firestore';
import { presets } from '@/lib/access/presets';
import { runTransaction } from '@/lib/firebase/server/run-transaction';
import { readLivekitEnvironment } from '@/lib/livekit/server/livekit-environment';
import { livekitGateway } from '@/lib/livekit/server/livekit-gateway';
import { prepareSession } from '@/lib/rooms/session/session';
import { fakeTransaction } from '@/tests/support/fakes/fake-transaction';
import { reviewHostsIn } from '@/lib/rooms/server/sessions/review-hosts';
import { scheduleReconcile } from '@/lib/rooms/server/outbox/schedule-reconcile';

jest.mock('@/lib/firebase/server/run-transaction');
jest.mock('@/lib/livekit/server/livekit-environment');
jest.mock('@/lib/livekit/server/livekit-gateway', () => ({
  livekitGateway: { listParticipants: jest.fn() },
}));
jest.mock('@/lib/rooms/server/outbox/deliver');
jest.mock('@/lib/rooms/server/outbox/schedule-reconcile', () => ({ scheduleReconcile: jest.fn() }));

// Nobody is asked: it only names documents.
const app = initializeApp({ projectId: 'demo-review-hosts' });
afterAll(() => deleteApp(app));

type ReviewInput = {
  /** Whose leaving has been reported. */
  gone: string[];
  /** The session that a page asks about; left out, the server looks by itself. */
  asksFor: string;
};

/** Reviews a call whose hosts have left, and notes of each transaction whether it has decided anything. */
async function review(then: 'lock' | 'end', profileInside: string, input: Partial<ReviewInput> = {}) {
  const { gone = ['PA_1'], asksFor } = input;
  const now = Date.now();
  const hostless = gone.length > 0 ? { hostless: { until: now - 1000, then } } : {};
  const live = { locks: {}, paused: false, locked: false, ...hostless };
  const latest = { ...prepareSession(now - 9000, live), id: 's1' };
  const { settings } = presets.lesson;
  const documents = {
    'rooms/r1': { name: 'Waves', ownerUid: 'emmy', preset: 'lesson', settings, hostless: `${then}-5` },
    'rooms/r1/access/_matrix': { session: 's1', epoch: 4, latest },
  };
  const left = { profile: 'host', closed: false, arrived: { sid: 'PA_1', since: 5 }, gone };
  const { transaction, written } = fakeTransaction(documents, [left]);
  jest
    .mocked(scheduleReconcile)
    .mockReset()
    .mockImplementation((roomId) => Promise.resolve({ roomId } as never));
  const commits: ('decided' | 'looked')[] = [];
  jest.mocked(runTransaction).mockImplementation(async (work) => {
    const outcome = await work(transaction);
    const hasDecided = [...written.keys()].some((path) => path.startsWith('outbox/'));
    commits.push(hasDecided ? 'decided' : 'looked');
    return outcome;
  });
  jest.spyOn(DocumentReference.prototype, 'get').mockImplementation(function (this: DocumentReference) {
    return transaction.get(this);
  });
  jest.mocked(readLivekitEnvironment).mockReturnValue({ roomPrefix: 'chalktalk' } as never);
  const somebody = { attributes: { profile: profileInside } };
  jest.mocked(livekitGateway).listParticipants.mockResolvedValue([somebody as never]);
  await reviewHostsIn('r1', { ...(asksFor !== undefined && { sessionId: asksFor }), tellOfEnd: jest.fn() });
  return commits;
}

describe('a call that its hosts have left for good', () => {
  it.each(['lock', 'end'] as const)('decides after it has asked the media server (%s)', async (then) => {
    expect(await review(then, 'learner')).toEqual(['looked', 'decided']);
  });

  it('stays as it is while the media server knows of a host', async () => {
    expect(await review('end', 'co-host')).toEqual(['looked']);
  });

  it('is reconciled when a page misses a host who is noted as inside', async () => {
    await review('end', 'host', { gone: [] });
    expect(scheduleReconcile).not.toHaveBeenCalled();
    await review('end', 'host', { gone: [], asksFor: 's1' });
    expect(scheduleReconcile).toHaveBeenCalledWith('r1');
  });
});
