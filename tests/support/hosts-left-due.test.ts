import { deleteApp, initializeApp } from 'firebase-admin/app';
import { DocumentReference } from 'firebase-admin/firestore';
import { presets } from '@/lib/access/presets';
import { runTransaction } from '@/lib/firebase/server/run-transaction';
import { readLivekitEnvironment } from '@/lib/livekit/server/livekit-environment';
import { livekitGateway } from '@/lib/livekit/server/livekit-gateway';
import { reviewHostsIn } from '@/lib/rooms/server/review-hosts';
import { lookAfter } from '@/lib/rooms/server/watch-closely';
import { prepareSession } from '@/lib/rooms/session';
import { fakeTransaction } from './fake-transaction';

jest.mock('@/lib/firebase/server/run-transaction');
jest.mock('@/lib/livekit/server/livekit-environment');
jest.mock('@/lib/livekit/server/livekit-gateway', () => ({
  livekitGateway: { listParticipants: jest.fn() },
}));
jest.mock('@/lib/rooms/server/settle-outbox');
jest.mock('@/lib/rooms/server/watch-closely');

// Nobody is asked: it only names documents.
const app = initializeApp({ projectId: 'demo-review-hosts' });
afterAll(() => deleteApp(app));

type ReviewInput = {
  /** Whose leaving has been reported. */
  gone: string[];
  /** The session that a page asks about; left out, the server looks by itself. */
  asksFor: string;
};

/** Looks at a call whose hosts have left, and notes at each commit whether the room was due, and what was decided. */
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
  const commits: { isDue: boolean; hasDecided: boolean }[] = [];
  jest.mocked(runTransaction).mockImplementation(async (work) => {
    const outcome = await work(transaction);
    const isDue = jest.mocked(lookAfter).mock.calls.some(([roomId]) => roomId === 'r1');
    const hasDecided = [...written.keys()].some((path) => path.startsWith('outbox/'));
    commits.push({ isDue, hasDecided });
    return outcome;
  });
  jest.spyOn(DocumentReference.prototype, 'get').mockImplementation(function (this: DocumentReference) {
    return transaction.get(this);
  });
  jest.mocked(readLivekitEnvironment).mockReturnValue({ roomPrefix: 'chalktalk' } as never);
  const somebody = { attributes: { profile: profileInside } };
  jest.mocked(livekitGateway).listParticipants.mockResolvedValue([somebody as never]);
  await reviewHostsIn('r1', asksFor);
  return commits;
}

const looked = { isDue: false, hasDecided: false };

describe('a call that its hosts have left for good', () => {
  it.each(['lock', 'end'] as const)(
    'has its room looked at soon before that decides anything (%s)',
    async (then) => {
      expect(await review(then, 'learner')).toEqual([looked, { isDue: true, hasDecided: true }]);
    },
  );

  it('is left as it is while the media server knows of a host', async () => {
    expect(await review('end', 'co-host')).toEqual([looked]);
  });

  it('is compared with the media server when a page misses a host who is still noted as inside', async () => {
    await review('end', 'host', { gone: [] });
    expect(lookAfter).not.toHaveBeenCalled();
    await review('end', 'host', { gone: [], asksFor: 's1' });
    expect(lookAfter).toHaveBeenCalledWith('r1', expect.any(Number));
  });
});
