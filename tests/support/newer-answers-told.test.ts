import { deleteApp, initializeApp } from 'firebase-admin/app';
import { DocumentReference } from 'firebase-admin/firestore';
import { presets } from '@/lib/access/presets';
import { decideEvent } from '@/lib/call/server/events/decide-event';
import { decideJoin } from '@/lib/call/server/token/decide-join';
import { applyEventOnce } from '@/lib/call/server/events/event-transaction';
import { transactJoin } from '@/lib/call/server/token/join-transaction';
import { runTransaction } from '@/lib/firebase/server/run-transaction';
import type { MediaEvent } from '@/lib/livekit/media-event';
import { initialSettings } from '@/lib/organization/organization';
import type { OutboxEntry } from '@/lib/rooms/outbox/outbox-entry';
import type { MatrixHead, Member, Room, Session } from '@/lib/rooms/schema';
import { reviewHostsIn } from '@/lib/rooms/server/sessions/review-hosts';
import { noteArrival, noteRoomFinished, prepareSession } from '@/lib/rooms/session/session';
import { changeShieldIn } from '@/lib/shield/server/change-shield';
import { fakeTransaction } from '@/tests/support/fakes/fake-transaction';

jest.mock('@/lib/firebase/server/run-transaction');
jest.mock('@/lib/rooms/server/outbox/deliver');
jest.mock('@/lib/rooms/server/outbox/watch-closely');

// No request is sent: the app only names documents.
const app = initializeApp({ projectId: 'demo-newer-answers' });
afterAll(() => deleteApp(app));

const now = Date.now();
const ofSession = (session: Session) => ({ ...session, id: 's1' });
const open = ofSession(noteArrival(prepareSession(now - 9000), 'RM_1', now - 8000));
const emptied = ofSession(noteRoomFinished(open, 'RM_1', now - 1000));
const room: Room = {
  name: 'Waves',
  ownerUid: 'emmy',
  preset: 'lesson',
  createdAt: 1,
  settings: presets.lesson.settings,
  hostless: 'lock-5',
};
const member: Member = {
  uid: 'ben',
  name: 'Ben',
  kind: 'account',
  profile: 'host',
  addedAt: 1,
  addedBy: 'emmy',
};

/** The outbox entry of a change in a room with permissions of version `made`, while the organisation has `version`. */
async function decide(
  write: () => Promise<unknown>,
  latest: MatrixHead['latest'],
  made: number,
  version: number,
) {
  const head: MatrixHead = { session: 's1', epoch: 4, organization: made, latest };
  const documents = {
    'rooms/r1': room,
    'rooms/r1/access/_matrix': { ...head, session: latest === open ? 's1' : null },
    'rooms/r1/access/ben': { profile: 'host', exceptions: {}, epoch: 1 },
    'rooms/r1/members/ben': member,
    'gates/ben': { validAfter: 0, disabled: false },
    'organization/policy': { ...initialSettings, version },
  };
  // A host who was inside and has left.
  const left = { profile: 'host', closed: false, arrived: { sid: 'PA_1', since: 5 }, gone: ['PA_1'] };
  const { transaction, written } = fakeTransaction(documents, [left]);
  jest.mocked(runTransaction).mockImplementation((work) => work(transaction));
  jest.spyOn(DocumentReference.prototype, 'get').mockImplementation(function (this: DocumentReference) {
    return transaction.get(this);
  });
  await write();
  const entries = [...written].flatMap(([path, data]) =>
    path.startsWith('outbox/') ? [data as OutboxEntry] : [],
  );
  expect(entries).toHaveLength(1);
  expect(written.get('rooms/r1/access/_matrix')).toMatchObject({ organization: version });
  return entries[0];
}

const question = {
  uid: 'ben',
  authTime: 20,
  card: null,
  roomId: 'r1',
  inside: [],
  isRefresh: false,
  now,
  createJoinId: () => 'abcdefgh12345678',
  createSessionId: () => 's2',
};
const join = () =>
  transactJoin({ uid: 'ben', roomId: 'r1', joinId: null }, (snapshot) =>
    Promise.resolve(decideJoin(snapshot, question)),
  );
const shield = (change: Parameters<typeof changeShieldIn>[0]['change']) => () =>
  changeShieldIn({ roomId: 'r1', change, actorUid: 'ben' });
const started: MediaEvent = {
  id: 'e1',
  kind: 'room-started',
  roomName: 'chalktalk_r1',
  roomSid: 'RM_2',
  at: now,
};
const reopen = () =>
  applyEventOnce(started, { roomId: 'r1', identity: null }, (snapshot) =>
    decideEvent(snapshot, started, { roomId: 'r1', moves: 0, now }),
  );

const byHosts = [
  ['the lock of a room', shield({ kind: 'lock', isLocked: true }), open],
  ['hiding its people', shield({ kind: 'people', areHidden: true }), open],
  ['cameras for hosts only', shield({ kind: 'cameras', areForHosts: true }), open],
] as const;
const byNobody = [
  ['a call that its hosts have left', () => reviewHostsIn('r1', { tellOfEnd: jest.fn() }), open],
  ['a call that begins again', reopen, emptied],
] as const;

describe('a change that writes permissions of a newer version', () => {
  it.each([['a join', join, open] as const, ...byHosts, ...byNobody])(
    'tells everyone inside: %s',
    async (_, write, latest) => {
      expect((await decide(write, latest, 1, 2))?.media).toEqual({ kind: 'update-permissions' });
    },
  );

  it.each([...byHosts, ...byNobody])(
    'tells nobody when the version is the same: %s',
    async (_, write, latest) => {
      expect((await decide(write, latest, 2, 2))?.media).toBeNull();
    },
  );

  it('tells nobody when it is the first join of a session', async () => {
    const entry = await decide(join, null, 1, 2);
    expect(entry).toMatchObject({ mirror: [{ kind: 'matrix' }, { kind: 'join' }], media: null });
  });
});
