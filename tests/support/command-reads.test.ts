import { deleteApp, initializeApp } from 'firebase-admin/app';
import { presets } from '@/lib/access/presets';
import { findUserByEmail } from '@/lib/auth/server/account-repository';
import { runTransaction } from '@/lib/firebase/server/run-transaction';
import { livekitGateway } from '@/lib/livekit/server/livekit-gateway';
import { readLivekitEnvironment } from '@/lib/livekit/server/livekit-environment';
import { changeRoleOf } from '@/lib/moderation/server/change-role';
import { putBackOf } from '@/lib/moderation/server/put-back';
import { stopSourceOf } from '@/lib/moderation/server/stop-source';
import { addMemberTo } from '@/lib/rooms/server/members/add-member';
import { endSessionIn } from '@/lib/rooms/server/sessions/end-session';
import { findSeat } from '@/lib/rooms/server/members/find-seat';
import { removeMemberFrom } from '@/lib/rooms/server/members/remove-member';
import { restoreMemberIn } from '@/lib/rooms/server/members/restore-member';
import { setExceptionOf } from '@/lib/rooms/server/access/set-exception';
import { exceptionAction } from '@/lib/rooms/server/access/write-exception';
import { takeBackExceptionOf } from '@/lib/rooms/server/access/take-back-exception';
import { updateRoomTo } from '@/lib/rooms/server/lifecycle/update-room';
import { prepareSession } from '@/lib/rooms/session/session';
import { changeShieldIn } from '@/lib/shield/server/change-shield';
import { muteAllIn } from '@/lib/shield/server/mute-all';
import { fakeTransaction } from '@/tests/support/fakes/fake-transaction';

jest.mock('@/lib/firebase/server/run-transaction');
jest.mock('@/lib/rooms/server/outbox/deliver');
jest.mock('@/lib/rooms/server/outbox/watch-closely');
jest.mock('@/lib/rooms/server/members/find-seat');
jest.mock('@/lib/livekit/server/livekit-environment');
jest.mock('@/lib/livekit/server/livekit-gateway', () => ({
  livekitGateway: { muteTracks: jest.fn(), endScreens: jest.fn() },
}));
jest.mock('@/lib/auth/server/account-repository', () => ({
  ...jest.requireActual<object>('@/lib/auth/server/account-repository'),
  findUserByEmail: jest.fn(),
}));

// Nobody is asked: it only names documents.
const app = initializeApp({ projectId: 'demo-command-reads' });
afterAll(() => deleteApp(app));

const now = Date.now();
const later = now + 600_000;
const { settings } = presets.lesson;
const lent = { allow: true, until: later, session: 's1', once: now };
const member = (uid: string, profile: string) => ({ uid, name: uid, kind: 'account', profile, addedAt: 1 });
const documents = {
  'rooms/r1': { name: 'Waves', ownerUid: 'emmy', preset: 'lesson', createdAt: 1, settings },
  'rooms/r1/access/_matrix': {
    session: 's1',
    epoch: 4,
    latest: { ...prepareSession(now - 9000), id: 's1' },
  },
  'rooms/r1/access/emmy': { profile: 'host', exceptions: {}, epoch: 1 },
  'rooms/r1/access/ada': { profile: 'learner', exceptions: { 'screen:publish': lent }, epoch: 1 },
  'rooms/r1/members/ada': member('ada', 'learner'),
  'removals/r1_ben': { roomId: 'r1', uid: 'ben', profile: 'learner', addedAt: 1, expiresAt: later },
  'users/ben': { name: 'Ben', email: 'ben@school.example', kind: 'account' },
  [`audit/${exceptionAction('r1', 'ada', 1)}`]: {
    ...{ action: 'exception-set', actorUid: 'emmy', subjectUid: 'ada', roomId: 'r1', at: 1 },
    ...{ before: { capability: 'screen:publish' }, after: { capability: 'screen:publish', ...lent } },
  },
};

const room = { roomId: 'r1' };
const ofAda = { ...room, sessionId: 's1', uid: 'ada', actorUid: 'emmy' };
const callId = 'call1';

/** Each command of a host, and how many documents it reads in its transaction. */
const commands: readonly (readonly [string, number, () => Promise<unknown>])[] = [
  [
    'change-shield',
    6,
    () => changeShieldIn({ ...room, change: { kind: 'lock', isLocked: true }, actorUid: 'emmy' }),
  ],
  [
    'set-exception',
    7,
    () => {
      const lending = { allow: false, lasts: 'session' } as const;
      const capability = 'camera:publish';
      return setExceptionOf({ ...room, uid: 'ada', capability, lending, actor: { uid: 'emmy' } });
    },
  ],
  ['take-back-exception', 8, () => takeBackExceptionOf({ ...ofAda, epoch: 1 })],
  ['change-role', 8, () => changeRoleOf({ ...ofAda, profile: 'listener', lasts: 'always' })],
  ['put-back', 9, () => putBackOf(ofAda)],
  ['stop-source', 8, () => stopSourceOf({ ...ofAda, source: 'screen', callId })],
  ['update-room', 6, () => updateRoomTo('r1', { preset: 'class' }, 'emmy')],
  ['end-session', 6, () => endSessionIn('r1', { actorUid: 'emmy' }, jest.fn())],
  [
    'add-member',
    11,
    () => addMemberTo({ ...room, email: 'c@school.example', profile: 'learner', addedBy: 'emmy', callId }),
  ],
  ['remove-member', 8, () => removeMemberFrom(ofAda)],
  ['restore-member', 12, () => restoreMemberIn({ ...room, uid: 'ben', restoredBy: 'emmy', callId })],
  ['mute-all', 7, () => muteAllIn({ ...room, sessionId: 's1', actorUid: 'emmy', callId })],
];

beforeEach(() => {
  jest.mocked(readLivekitEnvironment).mockReturnValue({ roomPrefix: 'chalktalk' } as never);
  jest.mocked(livekitGateway).muteTracks.mockResolvedValue([]);
  jest.mocked(findSeat).mockResolvedValue(1);
  const carl = { uid: 'carl', name: 'Carl', kind: 'account' };
  jest.mocked(findUserByEmail).mockResolvedValue(carl as never);
});

describe('a command of a host', () => {
  it.each(commands)('reads each document once: %s', async (_, reads, run) => {
    const { transaction, trips } = fakeTransaction(documents);
    jest.mocked(runTransaction).mockImplementation((work) => work(transaction));
    await run();
    const read = trips.flat().filter((path) => path !== 'query');
    expect(read).toEqual([...new Set(read)]);
    expect(read).toHaveLength(reads);
  });
});
