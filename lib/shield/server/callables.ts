import 'server-only';
import { bindCallable } from '@/lib/core/server/callable-binding';
import { permitInRoom } from '@/lib/rooms/server/permit-in-room';
import { changeShield, muteAll, reviewHosts } from '@/lib/shield/contract';
import { changeShieldIn } from '@/lib/shield/server/change-shield';
import { reviewHostsIn } from '@/lib/shield/server/review-hosts';
import { muteAllIn } from '@/lib/shield/server/mute-all';

const changeShieldCallable = bindCallable(changeShield, {
  permit: ({ caller, input }) => permitInRoom(caller, input.roomId, 'member:moderate'),
  run: async ({ caller, input }) => {
    await changeShieldIn({ ...input, actorUid: caller.uid });
    return {};
  },
});

const muteAllCallable = bindCallable(muteAll, {
  permit: ({ caller, input }) => permitInRoom(caller, input.roomId, 'member:moderate'),
  run: async ({ caller, input, callId }) => ({
    sessionId: input.sessionId,
    muted: await muteAllIn({ ...input, actorUid: caller.uid, callId }),
  }),
});

const reviewHostsCallable = bindCallable(reviewHosts, {
  permit: ({ caller, input }) => permitInRoom(caller, input.roomId, 'room:read'),
  run: async ({ input }) => ({ areHostsInside: await reviewHostsIn(input.roomId, input.sessionId) }),
});

/** What hosts do to everyone in a running call, and what happens there without them. */
export const shieldCallables = [changeShieldCallable, muteAllCallable, reviewHostsCallable];
