import 'server-only';
import { bindCallable } from '@/lib/core/server/callable-binding';
import { permitInRoom } from '@/lib/rooms/server/permit-in-room';
import { reviewHostsIn } from '@/lib/rooms/server/review-hosts';
import { changeShield, muteAll, reviewHosts } from '@/lib/shield/contract';
import { changeShieldIn } from '@/lib/shield/server/change-shield';
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
  run: async ({ input }) => {
    const { areHostsInside } = await reviewHostsIn(input.roomId, input.sessionId);
    return { areHostsInside };
  },
});

/** What hosts do to everyone in a running call, and what happens there without them. */
export const shieldCallables = [changeShieldCallable, muteAllCallable, reviewHostsCallable];
