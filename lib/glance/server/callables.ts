import 'server-only';
import { glanceAtRoom } from '@/lib/glance/contract';
import { readGlance } from '@/lib/glance/server/read-glance';
import { roomCallable } from '@/lib/rooms/server/room-callable';

/** What pages ask that no line to the databases reaches. */
export const glanceCallables = [
  roomCallable(glanceAtRoom, 'room:read', ({ input, evidence }) =>
    readGlance(input.roomId, evidence, Date.now()),
  ),
];
