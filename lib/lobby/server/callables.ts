import 'server-only';
import { signInTokenOf } from '@/lib/auth/server/guests/new-guest';
import { bindCallable, bindPublicCallable, permitted } from '@/lib/callables/server/callable-binding';
import { limitFailures, requireSpareFor } from '@/lib/firebase/server/limit-store';
import {
  admitFromLobby,
  declineFromLobby,
  enterByCode,
  enterByCodeAsGuest,
  findShortCode,
  knock,
  makeShortCode,
  revokeShortCode,
  takeBackDecline,
  writeToHosts,
  writeToLobby,
} from '@/lib/lobby/contract';
import { admitThem } from '@/lib/lobby/server/admit';
import { declineOne } from '@/lib/lobby/server/decline';
import { enterByCodeAs, enterByCodeAsNewGuest } from '@/lib/lobby/server/enter-by-code';
import { knockAt } from '@/lib/lobby/server/knock';
import { wrongCodesPerAccount, wrongCodesPerAddress } from '@/lib/lobby/server/lobby-limits';
import { permitToAdmit } from '@/lib/lobby/server/permit-to-admit';
import { codeIdOf, findShortCodeOf, makeShortCodeIn, revokeShortCodeIn } from '@/lib/lobby/server/short-code';
import { takeBackDeclineOf } from '@/lib/lobby/server/take-back-decline';
import { writeLine } from '@/lib/lobby/server/write-line';
import { writeFromLobby } from '@/lib/lobby/server/write-to-hosts';
import { notifyLater } from '@/lib/notifications/server/notify';
import { roomCallable } from '@/lib/rooms/server/room-callable';

const knockCallable = bindCallable(knock, {
  // Open to members and to people who came by the room's code; `knockAt` checks which it is.
  permit: () => Promise.resolve(permitted(null)),
  run: ({ caller, input }) => knockAt(caller.uid, input.roomId),
});

const admitCallable = bindCallable(admitFromLobby, {
  // The transaction that lets people in checks the profile that they get.
  permit: ({ caller, input }) => permitToAdmit(caller, input.roomId),
  run: async ({ caller, input: { roomId, uids, profile } }) => ({
    admitted: await admitThem(uids, {
      roomId,
      actorUid: caller.uid,
      ...(profile && { profile }),
      // A waiting page sees the answer; this is for a person who looks elsewhere meanwhile.
      onAdmitted: (uid, sessionId) =>
        notifyLater({
          id: `let-in-${sessionId}-${uid}`,
          kind: 'let-in',
          roomId,
          by: caller,
          to: { uids: [uid] },
          isSeenInside: true,
        }),
    }),
  }),
});

const declineCallable = bindCallable(declineFromLobby, {
  permit: ({ caller, input }) => permitToAdmit(caller, input.roomId),
  run: async ({ caller, input }) => {
    const isDeclined = await declineOne({ ...input, actorUid: caller.uid });
    return { outcome: isDeclined ? 'declined' : 'not-waiting' } as const;
  },
});

const takeBackDeclineCallable = bindCallable(takeBackDecline, {
  permit: ({ caller, input }) => permitToAdmit(caller, input.roomId),
  run: async ({ caller, input }) => {
    await takeBackDeclineOf({ ...input, actorUid: caller.uid });
    return {};
  },
});

const writeCallable = bindCallable(writeToLobby, {
  permit: ({ caller, input }) => permitToAdmit(caller, input.roomId),
  run: async ({ caller, input }) => ({ readers: await writeLine({ ...input, actorUid: caller.uid }) }),
});

const writeToHostsCallable = bindCallable(writeToHosts, {
  // Open to everyone who is waiting; `writeFromLobby` checks that.
  permit: () => Promise.resolve(permitted(null)),
  run: async ({ caller, input }) => ({ isWaiting: await writeFromLobby({ uid: caller.uid, ...input }) }),
});

const makeShortCodeCallable = roomCallable(makeShortCode, 'member:add', async ({ caller, input }) => ({
  code: await makeShortCodeIn(input.roomId, caller.uid),
}));

const findShortCodeCallable = roomCallable(findShortCode, 'member:add', async ({ input }) => ({
  code: await findShortCodeOf(input.roomId),
}));

const revokeShortCodeCallable = roomCallable(revokeShortCode, 'member:add', async ({ caller, input }) => {
  await revokeShortCodeIn(input.roomId, caller.uid);
  return {};
});

const enterByCodeCallable = bindCallable(enterByCode, {
  // Every account may try a code, which leads no further than the lobby.
  permit: () => Promise.resolve(permitted(null)),
  run: ({ caller, input }) =>
    limitFailures(
      [
        { limit: wrongCodesPerAddress, subject: caller.address, attempt: codeIdOf(input.code) },
        { limit: wrongCodesPerAccount, subject: caller.uid, attempt: codeIdOf(input.code) },
      ],
      ['rooms/code-invalid'],
      () => enterByCodeAs(caller.uid, input.code),
    ),
});

const enterByCodeAsGuestCallable = bindPublicCallable(enterByCodeAsGuest, {
  // Every holder of a code may knock; hosts decide.
  permit: () => Promise.resolve(permitted(null)),
  admit: ({ caller }) => requireSpareFor({ limit: wrongCodesPerAddress, subject: caller.address }),
  run: ({ caller, input, callId }) =>
    limitFailures(
      [{ limit: wrongCodesPerAddress, subject: caller.address, attempt: codeIdOf(input.code) }],
      ['rooms/code-invalid'],
      () => enterByCodeAsNewGuest({ ...input, callId }),
    ),
  reveal: async ({ roomId, uid }) => ({ roomId, token: await signInTokenOf(uid, 'rooms/code-invalid') }),
});

/** Waiting outside a call, and letting people in. */
export const lobbyCallables = [
  knockCallable,
  admitCallable,
  declineCallable,
  takeBackDeclineCallable,
  writeCallable,
  writeToHostsCallable,
  makeShortCodeCallable,
  findShortCodeCallable,
  revokeShortCodeCallable,
  enterByCodeCallable,
  enterByCodeAsGuestCallable,
];
