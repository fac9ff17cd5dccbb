import 'server-only';
import { AppError } from '@/lib/errors/app-error';
import { bindCallable, permitted } from '@/lib/callables/server/callable-binding';
import {
  banPerson,
  changeRole,
  liftBan,
  listBans,
  putBack,
  readActionAboutMe,
  readPermissions,
  reportPerson,
  stopSource,
} from '@/lib/moderation/contract';
import { banFrom, liftBanFrom, listBansOf } from '@/lib/moderation/server/bans';
import { changeRoleOf } from '@/lib/moderation/server/change-role';
import { putBackOf } from '@/lib/moderation/server/put-back';
import { readActionAbout } from '@/lib/moderation/server/read-action';
import { readPermissionsOf } from '@/lib/moderation/server/read-permissions';
import { reportPersonIn } from '@/lib/moderation/server/report';
import { stopSourceOf } from '@/lib/moderation/server/stop-source';
import { isAtMost } from '@/lib/rooms/members/profile-rank';
import { permitInRoom } from '@/lib/rooms/server/access/permit-in-room';
import { roomCallable } from '@/lib/rooms/server/room-callable';
import { accessReference } from '@/lib/rooms/server/documents/room-references';

const changeRoleCallable = roomCallable(changeRole, 'member:moderate', async ({ caller, input }) => ({
  back: await changeRoleOf({ ...input, actorUid: caller.uid }),
}));

const stopSourceCallable = roomCallable(stopSource, 'member:moderate', async ({ caller, input, callId }) => {
  await stopSourceOf({ ...input, actorUid: caller.uid, callId });
  return { sessionId: input.sessionId, source: input.source };
});

const readPermissionsCallable = roomCallable(
  readPermissions,
  'member:moderate',
  async ({ input, evidence: { profile, ownProfile } }) => ({
    permissions: await readPermissionsOf(input.roomId, input.uid),
    mayLast: isAtMost(profile, ownProfile),
  }),
);

const putBackCallable = roomCallable(putBack, 'member:moderate', async ({ caller, input }) => {
  await putBackOf({ ...input, actorUid: caller.uid });
  return {};
});

const banPersonCallable = roomCallable(banPerson, 'member:moderate', async ({ caller, input }) => {
  await banFrom({ ...input, actorUid: caller.uid });
  return {};
});

const liftBanCallable = roomCallable(liftBan, 'member:moderate', async ({ caller, input }) => {
  await liftBanFrom(input.roomId, input.uid, caller.uid);
  return {};
});

const listBansCallable = roomCallable(listBans, 'member:moderate', async ({ input }) => ({
  bans: await listBansOf(input.roomId),
}));

const readActionAboutMeCallable = bindCallable(readActionAboutMe, {
  // A former member may learn what was done to them, even their removal. What was done to everyone is for current
  // members.
  permit: async ({ caller, input }) => {
    if (input.includeRoomWide) return permitInRoom(caller, input.roomId, 'room:read');
    const entry = await accessReference(input.roomId, caller.uid).get();
    if (!entry.exists) throw new AppError('rooms/not-a-member');
    return permitted(null);
  },
  run: async ({ caller, input }) => ({
    action: await readActionAbout(input.roomId, caller.uid, input.includeRoomWide),
  }),
});

const reportPersonCallable = roomCallable(reportPerson, 'room:read', async ({ caller, input, callId }) => ({
  reportId: await reportPersonIn({ ...input, actorUid: caller.uid, callId }),
}));

/** What hosts do about one person, what that person learns of it, and reports to the hosts. */
export const moderationCallables = [
  changeRoleCallable,
  stopSourceCallable,
  readPermissionsCallable,
  putBackCallable,
  banPersonCallable,
  liftBanCallable,
  listBansCallable,
  readActionAboutMeCallable,
  reportPersonCallable,
];
