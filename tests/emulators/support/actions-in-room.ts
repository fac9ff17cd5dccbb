import { setDisabled } from '@/lib/auth/server/disable-account';
import { admitThem } from '@/lib/lobby/server/admit';
import { banFrom } from '@/lib/moderation/server/bans';
import { changeRoleOf } from '@/lib/moderation/server/change-role';
import { putBackOf } from '@/lib/moderation/server/put-back';
import { stopSourceOf } from '@/lib/moderation/server/stop-source';
import type { MediaCommand } from '@/lib/rooms/outbox/outbox-entry';
import { addMemberTo } from '@/lib/rooms/server/members/add-member';
import { deleteRoomBy } from '@/lib/rooms/server/lifecycle/delete-room';
import { endTemporaryGrant } from '@/lib/rooms/server/access/end-temporary-grant';
import { tellOfEnd } from '@/lib/notifications/server/tell-of-call';
import { endSessionIn } from '@/lib/rooms/server/sessions/end-session';
import { giveRoomTo } from '@/lib/rooms/server/members/give-room';
import { answerOfferOf } from '@/lib/rooms/server/members/hand-over';
import { moveMembership } from '@/lib/rooms/server/members/move-membership';
import { removeMemberFrom } from '@/lib/rooms/server/members/remove-member';
import { restoreMemberIn } from '@/lib/rooms/server/members/restore-member';
import { setExceptionOf } from '@/lib/rooms/server/access/set-exception';
import { takeBackExceptionOf } from '@/lib/rooms/server/access/take-back-exception';
import { archiveRoomOr, updateRoomTo } from '@/lib/rooms/server/lifecycle/update-room';
import { revokeService } from '@/lib/services/server/revoke-service';
import { changeShieldIn } from '@/lib/shield/server/change-shield';
import type { ShieldChange } from '@/lib/shield/schema';
import { lentAt, lentOnce, type OpenCall } from './open-call';
import { unique } from './unique';

/** A command in a room where people are inside. */
type Action = {
  what: string;
  carryOut: (call: OpenCall) => Promise<unknown>;
  /** The media command of each outbox entry that it leaves; null where only the databases follow. */
  leaves: readonly (MediaCommand['kind'] | null)[];
};

const byEmmy = { uid: 'ada', actorUid: 'emmy' } as const;

const about = (what: string, leaves: MediaCommand['kind'] | null, carryOut: Action['carryOut']): Action => ({
  what,
  leaves: [leaves],
  carryOut,
});

const byShield = (what: string, change: ShieldChange, leaves: MediaCommand['kind'] | null): Action =>
  about(what, leaves, ({ roomId }) => changeShieldIn({ roomId, change, actorUid: 'emmy' }));

/** Every command that changes what people inside have, and asks no media server before it commits. */
export const actionsInRoom: readonly Action[] = [
  about('something is taken from somebody', 'update-person', ({ roomId }) => {
    const lending = { allow: false, lasts: 'session' } as const;
    const actor = { uid: 'emmy' };
    return setExceptionOf({ roomId, uid: 'ada', capability: 'camera:publish', lending, actor });
  }),
  about('what was lent is taken back', 'update-person', ({ roomId }) =>
    takeBackExceptionOf({ roomId, uid: 'ada', epoch: lentAt, actorUid: 'emmy' }),
  ),
  about('what somebody was lent once is over', 'update-person', ({ roomId }) =>
    endTemporaryGrant({ roomId, uid: 'ada', capability: lentOnce, at: Date.now() }),
  ),
  about('somebody is made less', 'update-person', ({ roomId }) =>
    changeRoleOf({ roomId, ...byEmmy, profile: 'listener', lasts: 'always' }),
  ),
  about('a screen is stopped', 'update-person', ({ roomId, sessionId }) =>
    stopSourceOf({ roomId, sessionId, ...byEmmy, source: 'screen', callId: unique('call') }),
  ),
  about('somebody is put back', 'remove-identity', ({ roomId, sessionId }) =>
    putBackOf({ roomId, sessionId, ...byEmmy }),
  ),
  about('somebody is removed', 'remove-person', ({ roomId }) => removeMemberFrom({ roomId, ...byEmmy })),
  about('somebody is banned', 'remove-person', ({ roomId }) => banFrom({ roomId, ...byEmmy })),
  about('somebody is disabled', null, () => setDisabled({ ...byEmmy, isDisabled: true })),
  about('a token is taken back', 'remove-identity', ({ serviceId }) => revokeService(serviceId, 'emmy')),
  byShield(
    'microphones are turned off',
    { kind: 'switch', capability: 'mic:publish', to: 'off' },
    'update-permissions',
  ),
  byShield('everything is paused', { kind: 'pause', isPaused: true }, 'update-permissions'),
  byShield('the room is locked', { kind: 'lock', isLocked: true }, null),
  byShield('its people are hidden', { kind: 'people', areHidden: true }, null),
  byShield('cameras go to hosts only', { kind: 'cameras', areForHosts: true }, null),
  about('the room is for something else', 'update-permissions', ({ roomId }) =>
    updateRoomTo(roomId, { preset: 'class' }, 'emmy'),
  ),
  about('the room is put away', null, ({ roomId }) => archiveRoomOr(roomId, true, 'emmy')),
  about('the call ends', 'close-room', ({ roomId }) => endSessionIn(roomId, { actorUid: 'emmy' }, tellOfEnd)),
  about('the room is deleted', 'erase-room', ({ roomId }) => deleteRoomBy(roomId, 'emmy')),
  about('the room is taken over', 'update-permissions', ({ roomId }) =>
    answerOfferOf({ roomId, uid: 'ada', accept: true }),
  ),
  about('the room is given away', 'update-permissions', ({ roomId }) => {
    const to = { email: 'carl@school.example', actorUid: 'rosalind', callId: unique('call') };
    return giveRoomTo({ roomId, ownerUid: 'emmy', ...to });
  }),
  about('somebody is brought back', null, ({ roomId }) =>
    restoreMemberIn({ roomId, uid: 'ben', restoredBy: 'emmy', callId: unique('call') }),
  ),
  about('somebody is added', null, ({ roomId }) => {
    const added = { email: 'carl@school.example', profile: 'learner', addedBy: 'emmy' } as const;
    return addMemberTo({ roomId, ...added, callId: unique('call') });
  }),
  about('somebody is let in', null, ({ roomId }) => admitThem(['dora'], { roomId, actorUid: 'emmy' })),
  {
    what: 'somebody is found to be the same as another',
    carryOut: ({ roomId }) =>
      moveMembership(roomId, 'ada', { uid: 'augusta', name: 'Augusta', kind: 'account' }),
    leaves: ['remove-person', null],
  },
];
