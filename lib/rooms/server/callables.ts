import 'server-only';
import { memberCallables } from '@/lib/rooms/server/member-callables';
import { ownedRoomCallables } from '@/lib/rooms/server/owned-room-callables';
import { wholeRoomCallables } from '@/lib/rooms/server/room-callables';

export const roomCallables = [...wholeRoomCallables, ...memberCallables, ...ownedRoomCallables];
