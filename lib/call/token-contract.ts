import type { PresetId } from '@/lib/access/presets';
import type { PersonProfileId } from '@/lib/access/profiles';
import type { Access } from '@/lib/access/resolve-access';
import type { Grant } from '@/lib/access/to-grant';
import type { PersonKind } from '@/lib/auth/person-kind';

/** What lets a page into a call. */
export type TokenAnswer = {
  /** The media server's token: for this room and this identity only. */
  token: string;
  /** Where to connect with it. */
  url: string;
  identity: string;
  joinId: string;
  /** What people call the room. */
  roomName: string;
  /** What the room was made for. */
  preset: PresetId;
  sessionId: string;
  profile: PersonProfileId;
  /** What kind of account the person has. */
  kind: PersonKind;
  /** Their place among the room's colours. */
  seat: number;
  /** Which picture the person has. */
  picture?: string;
  grant: Grant;
  /** What the person may do now, and for everything else which layer decided. */
  access: Access;
  /** The last changes that it was decided by, as the databases count them: of the room, and of this person. */
  epochs: { room: number; person: number };
  /** The token lets nobody see, hear or send anything yet: the page says that it has arrived, and is then let in. */
  isStrict: boolean;
  /** Until when the token opens the door, in milliseconds since 1970. A call that stands lasts longer. */
  expiresAt: number;
};

export const tokenPath = (roomId: string): string => `/api/rooms/${encodeURIComponent(roomId)}/token`;

/** Where a host asks to go into a room alone; the answer is of the same shape. */
export const rehearsalPath = (roomId: string): string => `/api/rooms/${encodeURIComponent(roomId)}/rehearsal`;
