import 'server-only';
import { tellOfEnd } from '@/lib/notifications/server/tell-of-call';
import { roomCallable } from '@/lib/rooms/server/room-callable';
import { reviewHostsIn } from '@/lib/rooms/server/sessions/review-hosts';
import { reviewHosts } from '@/lib/shield/contract';
import { changeShieldCallable } from '@/lib/shield/server/change-shield';
import { muteAllCallable } from '@/lib/shield/server/mute-all';

const reviewHostsCallable = roomCallable(reviewHosts, 'room:read', async ({ input }) => {
  const { areHostsInside } = await reviewHostsIn(input.roomId, { sessionId: input.sessionId, tellOfEnd });
  return { areHostsInside };
});

/** What hosts do to everyone in a running call, and what happens there without them. */
export const shieldCallables = [changeShieldCallable, muteAllCallable, reviewHostsCallable];
