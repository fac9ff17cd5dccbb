import 'server-only';
import { applyEventOnce } from '@/lib/call/server/events/event-transaction';
import { enforce } from '@/lib/call/server/enforce/enforce';
import { keepPlaces } from '@/lib/call/server/enforce/keep-places';
import type { EventPorts } from '@/lib/call/server/events/handle-media-event';
import { enforcePorts, placesPorts } from '@/lib/call/server/enforce/enforce-ports';
import { superviseRehearsal } from '@/lib/call/server/reconcile/supervise-rehearsal';
import { parseIdentity } from '@/lib/livekit/identity';
import { readLivekitEnvironment } from '@/lib/livekit/server/livekit-environment';
import { notifyLater } from '@/lib/notifications/server/notify';
import { endTemporaryGrant } from '@/lib/rooms/server/access/end-temporary-grant';
import { tellWaitingIn } from '@/lib/rooms/server/sessions/tell-waiting';
import { reviewHostsIn } from '@/lib/rooms/server/sessions/review-hosts';
import { deliver, deliverPending } from '@/lib/rooms/server/outbox/deliver';
import { noteService } from '@/lib/services/server/note-service';

/** The webhook's ports to the real services. */
export const eventPorts: EventPorts = {
  roomPrefix: () => readLivekitEnvironment().roomPrefix,
  applyOnce: applyEventOnce,
  noteService,
  endTemporaryGrant,
  deliver: (entry) => deliver([entry]),
  deliverPending: (roomId) => deliverPending(roomId, { onFailure: 'log' }),
  enforce: async (roomId, identity) => {
    await enforce(enforcePorts, roomId, identity);
  },
  keepPlaces: (arrival) => keepPlaces(placesPorts, arrival),
  reviewHosts: (roomId) => reviewHostsIn(roomId),
  tellWaiting: tellWaitingIn,
  tellOfBeginning: ({ roomId, sessionId, identity }) => {
    const uid = parseIdentity(identity)?.uid;
    const by = uid === undefined ? null : { uid };
    notifyLater({ id: `begins-${sessionId}`, kind: 'room-begins', roomId, by, to: 'everyone' });
  },
  superviseRehearsal: (place, identity) => superviseRehearsal(enforcePorts, place, identity),
  now: Date.now,
};
