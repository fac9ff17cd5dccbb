import 'server-only';
import { roomCallable } from '@/lib/rooms/server/room-callable';
import { reviewHostsIn } from '@/lib/rooms/server/sessions/review-hosts';
import { changeShield, muteAll, reviewHosts } from '@/lib/shield/contract';
import { changeShieldIn } from '@/lib/shield/server/change-shield';
import { muteAllIn } from '@/lib/shield/server/mute-all';

const changeShieldCallable = roomCallable(changeShield, 'member:moderate', async ({ caller, input }) => {
  await changeShieldIn({ ...input, actorUid: caller.uid });
  return {};
});

const muteAllCallable = roomCallable(muteAll, 'member:moderate', async ({ caller, input, callId }) => ({
  sessionId: input.sessionId,
  muted: await muteAllIn({ ...input, actorUid: caller.uid, callId }),
}));

const reviewHostsCallable = roomCallable(reviewHosts, 'room:read', async ({ input }) => {
  const { areHostsInside } = await reviewHostsIn(input.roomId, input.sessionId);
  return { areHostsInside };
});

/** What hosts do to everyone in a running call, and what happens there without them. */
export const shieldCallables = [changeShieldCallable, muteAllCallable, reviewHostsCallable];
