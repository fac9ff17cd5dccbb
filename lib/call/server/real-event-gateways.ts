import 'server-only';
import { applyEventOnce } from '@/lib/call/server/event-transaction';
import { enforce } from '@/lib/call/server/enforce';
import type { EventGateways } from '@/lib/call/server/handle-media-event';
import { realEnforceGateways } from '@/lib/call/server/real-enforce-gateways';
import { superviseRehearsal } from '@/lib/call/server/supervise-rehearsal';
import { readLivekitEnvironment } from '@/lib/livekit/server/livekit-environment';
import { endLoan } from '@/lib/rooms/server/end-loan';
import { reviewHostsIn } from '@/lib/rooms/server/review-hosts';
import { deliver, deliverPending } from '@/lib/rooms/server/deliver';
import { noteService } from '@/lib/services/server/note-service';

/** The webhook's gateways to the real services. */
export const realEventGateways: EventGateways = {
  roomPrefix: () => readLivekitEnvironment().roomPrefix,
  applyOnce: applyEventOnce,
  noteService,
  endLoan,
  deliver: (entry) => deliver([entry]),
  deliverPending: (roomId) => deliverPending(roomId, { onFailure: 'log' }),
  enforce: async (roomId, identity) => {
    await enforce(realEnforceGateways, roomId, identity);
  },
  reviewHosts: (roomId) => reviewHostsIn(roomId),
  superviseRehearsal: (place, identity) => superviseRehearsal(realEnforceGateways, place, identity),
  now: Date.now,
};
