import 'server-only';
import { memberCallables } from '@/lib/rooms/server/members/member-callables';
import { ownedRoomCallables } from '@/lib/rooms/server/members/owned-room-callables';
import { wholeRoomCallables } from '@/lib/rooms/server/lifecycle/room-callables';

export const roomCallables = [...wholeRoomCallables, ...memberCallables, ...ownedRoomCallables];
