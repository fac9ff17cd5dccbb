import { setDisabled } from '@/lib/auth/server/disable-account';
import { admitThem } from '@/lib/lobby/server/admit';
import { banFrom } from '@/lib/moderation/server/bans';
import { changeRoleOf } from '@/lib/moderation/server/change-role';
import { putBackOf } from '@/lib/moderation/server/put-back';
import { stopSourceOf } from '@/lib/moderation/server/stop-source';
import type { MediaCommand } from '@/lib/rooms/outbox-entry';
import { addMemberTo } from '@/lib/rooms/server/add-member';
import { deleteRoomBy } from '@/lib/rooms/server/delete-room';
import { endLoan } from '@/lib/rooms/server/end-loan';
import { endSessionIn } from '@/lib/rooms/server/end-session';
import { giveRoomTo } from '@/lib/rooms/server/give-room';
import { answerOfferOf } from '@/lib/rooms/server/hand-over';
import { moveMembership } from '@/lib/rooms/server/move-membership';
import { removeMemberFrom } from '@/lib/rooms/server/remove-member';
import { restoreMemberIn } from '@/lib/rooms/server/restore-member';
import { setExceptionOf } from '@/lib/rooms/server/set-exception';
import { takeBackExceptionOf } from '@/lib/rooms/server/take-back-exception';
import { archiveRoomOr, updateRoomTo } from '@/lib/rooms/server/update-room';
import { revokeService } from '@/lib/services/server/revoke-service';
import { changeShieldIn } from '@/lib/shield/server/change-shield';
import type { ShieldChange } from '@/lib/shield/schema';
import { lentAt, lentOnce, type OpenCall } from './open-call';
import { unique } from './unique';

/** Something that is done in a room where people are inside. */
type Deed = {
  what: string;
  /** Which file decides it. */
  by: string;
  carryOut: (call: OpenCall) => Promise<unknown>;
  /** What is left for the media server in each entry of the outbox; null where only the databases follow. */
  leaves: readonly (MediaCommand['kind'] | null)[];
};

const byEmmy = { uid: 'ada', actorUid: 'emmy' } as const;

const about = (
  by: string,
  what: string,
  leaves: MediaCommand['kind'] | null,
  carryOut: Deed['carryOut'],
): Deed => ({ by: `lib/${by}.ts`, what, leaves: [leaves], carryOut });

const byShield = (what: string, change: ShieldChange, leaves: MediaCommand['kind'] | null): Deed =>
  about('shield/server/change-shield', what, leaves, ({ roomId }) =>
    changeShieldIn({ roomId, change, actorUid: 'emmy' }),
  );

/** Everything that changes what people inside have and that goes on without asking the media server first. */
export const deedsInRoom: readonly Deed[] = [
  about('rooms/server/set-exception', 'something is taken from somebody', 'update-person', ({ roomId }) => {
    const lending = { allow: false, lasts: 'session' } as const;
    const actor = { uid: 'emmy' };
    return setExceptionOf({ roomId, uid: 'ada', capability: 'camera:publish', lending, actor });
  }),
  about('rooms/server/take-back-exception', 'what was lent is taken back', 'update-person', ({ roomId }) =>
    takeBackExceptionOf({ roomId, uid: 'ada', epoch: lentAt, actorUid: 'emmy' }),
  ),
  about('rooms/server/end-loan', 'what somebody was lent once is over', 'update-person', ({ roomId }) =>
    endLoan({ roomId, uid: 'ada', capability: lentOnce, at: Date.now() }),
  ),
  about('moderation/server/change-role', 'somebody is made less', 'update-person', ({ roomId }) =>
    changeRoleOf({ roomId, ...byEmmy, profile: 'listener', lasts: 'always' }),
  ),
  about('moderation/server/stop-source', 'a screen is stopped', 'update-person', ({ roomId, sessionId }) =>
    stopSourceOf({ roomId, sessionId, ...byEmmy, source: 'screen', callId: unique('call') }),
  ),
  about('moderation/server/put-back', 'somebody is put back', 'remove-identity', ({ roomId, sessionId }) =>
    putBackOf({ roomId, sessionId, ...byEmmy }),
  ),
  about('rooms/server/remove-member', 'somebody is removed', 'remove-person', ({ roomId }) =>
    removeMemberFrom({ roomId, ...byEmmy }),
  ),
  about('rooms/server/remove-member', 'somebody is banned', 'remove-person', ({ roomId }) =>
    banFrom({ roomId, ...byEmmy }),
  ),
  about('auth/server/write-gate', 'somebody is disabled', null, () =>
    setDisabled({ ...byEmmy, isDisabled: true }),
  ),
  about('services/server/revoke-service', 'a token is taken back', 'remove-identity', ({ serviceId }) =>
    revokeService(serviceId, 'emmy'),
  ),
  byShield(
    'microphones are turned off',
    { kind: 'switch', capability: 'mic:publish', to: 'off' },
    'update-permissions',
  ),
  byShield('everything is paused', { kind: 'pause', isPaused: true }, 'update-permissions'),
  byShield('the room is locked', { kind: 'lock', isLocked: true }, null),
  byShield('its people are hidden', { kind: 'people', areHidden: true }, null),
  byShield('cameras go to hosts only', { kind: 'cameras', areForHosts: true }, null),
  about('rooms/server/update-room', 'the room is for something else', 'update-permissions', ({ roomId }) =>
    updateRoomTo(roomId, { preset: 'class' }, 'emmy'),
  ),
  about('rooms/server/update-room', 'the room is put away', null, ({ roomId }) =>
    archiveRoomOr(roomId, true, 'emmy'),
  ),
  about('rooms/server/end-session', 'the call ends', 'close-room', ({ roomId }) =>
    endSessionIn(roomId, { actorUid: 'emmy' }),
  ),
  about('rooms/server/delete-room', 'the room is deleted', 'erase-room', ({ roomId }) =>
    deleteRoomBy(roomId, 'emmy'),
  ),
  about('rooms/server/hand-over', 'the room is taken over', 'update-permissions', ({ roomId }) =>
    answerOfferOf({ roomId, uid: 'ada', accept: true }),
  ),
  about('rooms/server/give-room', 'the room is given away', 'update-permissions', ({ roomId }) => {
    const to = { email: 'carl@school.example', actorUid: 'rosalind', callId: unique('call') };
    return giveRoomTo({ roomId, ownerUid: 'emmy', ...to });
  }),
  about('rooms/server/restore-member', 'somebody is brought back', null, ({ roomId }) =>
    restoreMemberIn({ roomId, uid: 'ben', restoredBy: 'emmy', callId: unique('call') }),
  ),
  about('rooms/server/add-member', 'somebody is added', null, ({ roomId }) => {
    const added = { email: 'carl@school.example', profile: 'learner', addedBy: 'emmy' } as const;
    return addMemberTo({ roomId, ...added, callId: unique('call') });
  }),
  about('lobby/server/admit', 'somebody is let in', null, ({ roomId }) =>
    admitThem(['dora'], { roomId, actorUid: 'emmy' }),
  ),
  {
    by: 'lib/rooms/server/move-membership.ts',
    what: 'somebody is found to be the same as another',
    carryOut: ({ roomId }) =>
      moveMembership(roomId, 'ada', { uid: 'augusta', name: 'Augusta', kind: 'account' }),
    leaves: ['remove-person', null],
  },
];
