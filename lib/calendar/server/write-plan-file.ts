import 'server-only';
import { writePlanFile } from '@/lib/calendar/contract';
import { writeCalendar } from '@/lib/calendar/server/write-calendar';
import { findAppUrl } from '@/lib/core/server/app-url';
import { roomReference } from '@/lib/rooms/server/documents/room-references';
import { roomCallable } from '@/lib/rooms/server/room-callable';

export const writePlanFileCallable = roomCallable(
  writePlanFile,
  'room:read',
  async ({ input: { roomId } }) => {
    const room = (await roomReference(roomId).get()).data();
    if (!room?.plan) return { file: null };
    const rooms = [{ roomId, name: room.name, plan: room.plan }];
    return { file: writeCalendar({ rooms, appUrl: findAppUrl(), now: Date.now() }) };
  },
);
