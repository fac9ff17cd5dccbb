import { initializeApp } from 'firebase-admin/app';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { liftBanFrom } from '@/lib/moderation/server/bans';
import { declineOne } from '@/lib/lobby/server/decline';
import { takeBackDeclineOf } from '@/lib/lobby/server/take-back-decline';
import { muteAllIn } from '@/lib/shield/server/mute-all';
import { actionsInRoom } from './support/actions-in-room';
import { endAdminApps } from './support/end-admin-apps';
import { seedOpenCall, type OpenCall } from './support/open-call';
import { unique } from './support/unique';

// A project of its own. The product takes the first app that there is.
const projectId = `demo-${unique('removed').toLowerCase()}`;
initializeApp({ projectId, databaseURL: `https://${projectId}.firebaseio.com` });
afterAll(endAdminApps);

/** Actions that need no host of the room: an administrator, the person concerned or a rule decides them. */
const ofOthers = [
  'what somebody was lent once is over',
  'somebody is disabled',
  'a token is taken back',
  'the room is deleted',
  'the room is taken over',
  'the room is given away',
  'somebody is found to be the same as another',
];

type Command = { what: string; carryOut: (call: OpenCall) => Promise<unknown> };

/** Commands of Emmy's that leave nothing to tell the rooms. */
const others: readonly Command[] = [
  {
    what: 'somebody is sent away',
    carryOut: ({ roomId }) => declineOne({ roomId, uid: 'dora', words: '', actorUid: 'emmy' }),
  },
  {
    what: 'that is taken back',
    carryOut: ({ roomId }) => takeBackDeclineOf({ roomId, uid: 'dora', actorUid: 'emmy' }),
  },
  { what: 'a ban is lifted', carryOut: ({ roomId }) => liftBanFrom(roomId, 'ben', 'emmy') },
  {
    what: 'everyone is muted',
    carryOut: ({ roomId, sessionId }) =>
      muteAllIn({ roomId, sessionId, actorUid: 'emmy', callId: unique('call') }),
  },
];
const commands = [...actionsInRoom.filter(({ what }) => !ofOthers.includes(what)), ...others];

/** What becomes of Emmy while her command waits for its turn, after our server has checked her once. */
const meanwhile = [
  ['is removed', 'rooms/removed', (roomId: string) => write(`rooms/${roomId}/access/emmy`, { epoch: 2 })],
  [
    'is made a learner',
    'access/denied',
    (roomId: string) =>
      write(`rooms/${roomId}/access/emmy`, { profile: 'learner', exceptions: {}, epoch: 2 }),
  ],
  ['is disabled', 'auth/disabled', () => write('gates/emmy', { validAfter: 0, disabled: true })],
] as const;

const write = (path: string, data: object) => adminFirestore().doc(path).set(data);

/** Everything stored about a room, and what is left to deliver. */
async function readAll({ roomId }: OpenCall) {
  const [room, log, outbox, joins] = await Promise.all([
    adminFirestore().doc(`rooms/${roomId}`).get(),
    ...['audit', 'outbox', 'admitted'].map((name) =>
      adminFirestore().collection(name).where('roomId', '==', roomId).get(),
    ),
  ]);
  const entries = await adminFirestore().collection(`rooms/${roomId}/access`).get();
  return [room.data(), ...[log, outbox, joins, entries].map((found) => found?.docs.map((row) => row.data()))];
}

describe.each(meanwhile)('While a host %s', (_, code, happens) => {
  beforeEach(() => write('gates/emmy', { validAfter: 0, disabled: false }));

  it.each(commands)('their command changes nothing: $what', async ({ carryOut }) => {
    const call = await seedOpenCall();
    await happens(call.roomId);
    const before = await readAll(call);
    await expect(carryOut(call)).rejects.toMatchObject({ code });
    expect(await readAll(call)).toEqual(before);
  });
});
