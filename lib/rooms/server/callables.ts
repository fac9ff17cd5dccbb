import 'server-only';
import { memberCallables } from '@/lib/rooms/server/member-callables';
import { wholeRoomCallables } from '@/lib/rooms/server/room-callables';

export const roomCallables = [...wholeRoomCallables, ...memberCallables];
