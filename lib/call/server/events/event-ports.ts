import 'server-only';
import { enforce } from '@/lib/call/server/enforce/enforce';
import { enforcePorts, placesPorts } from '@/lib/call/server/enforce/enforce-ports';
import { keepPlaces } from '@/lib/call/server/enforce/keep-places';
import { applyEventOnce } from '@/lib/call/server/events/event-transaction';
import type { EventPorts } from '@/lib/call/server/events/handle-media-event';
import type { PersonEventPorts } from '@/lib/call/server/events/handle-person-event';
import { shareGoesOn } from '@/lib/call/server/events/share-goes-on';
import { superviseRehearsal } from '@/lib/call/server/reconcile/supervise-rehearsal';
import { readLivekitEnvironment } from '@/lib/livekit/server/livekit-environment';
import { livekitGateway } from '@/lib/livekit/server/livekit-gateway';
import { admittedReference } from '@/lib/rooms/server/documents/room-references';
import { endTemporaryGrant } from '@/lib/rooms/server/access/end-temporary-grant';
import { deliver, deliverPending, type TellOfEnd } from '@/lib/rooms/server/outbox/deliver';
import { reviewHostsIn } from '@/lib/rooms/server/sessions/review-hosts';
import { tellWaitingIn } from '@/lib/rooms/server/sessions/tell-waiting';
import { mediaPorts } from '@/lib/rooms/server/outbox/media-ports';
import { noteService } from '@/lib/services/server/note-service';

/** A page that is loaded again is back by then (ms). */
const reloadsWithin = 5000;

/** How members hear that a call begins, and that it is over. Routes and callables hand it in. */
export type CallTellers = Pick<PersonEventPorts, 'tellOfBeginning'> & { tellOfEnd: TellOfEnd };

/** The real services, for events about sessions and people inside. */
const createPersonEventPorts = ({ tellOfBeginning, tellOfEnd }: CallTellers): PersonEventPorts => ({
  applyOnce: applyEventOnce,
  deliver: (entry) => deliver([entry], { tellOfEnd }),
  deliverPending: (roomId) => deliverPending(roomId, { onFailure: 'log', tellOfEnd }),
  enforce: async (roomId, identity) => {
    await enforce(enforcePorts, roomId, identity);
  },
  keepPlaces: (arrival) => keepPlaces(placesPorts, arrival),
  reviewHosts: (roomId) => reviewHostsIn(roomId, { tellOfEnd }),
  lookAtPhoneLater: (roomId, identity) =>
    mediaPorts.later(async () => {
      await mediaPorts.sleep(reloadsWithin);
      await enforce(enforcePorts, roomId, identity);
    }),
  tellWaiting: tellWaitingIn,
  tellOfBeginning,
  now: Date.now,
});

/** The real services, for every event. */
export const createEventPorts = (tellers: CallTellers): EventPorts => ({
  ...createPersonEventPorts(tellers),
  roomPrefix: () => readLivekitEnvironment().roomPrefix,
  noteService,
  endTemporaryGrant,
  shareGoesOn: (stopped) =>
    shareGoesOn(
      {
        listParticipants: (roomName) => livekitGateway.listParticipants(roomName),
        readPhone: async (identity) => (await admittedReference(identity).get()).data()?.phone,
      },
      stopped,
    ),
  superviseRehearsal: (place, identity) => superviseRehearsal(enforcePorts, place, identity),
});
