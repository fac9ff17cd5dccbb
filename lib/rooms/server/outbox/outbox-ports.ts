import 'server-only';
import type { PendingEntry } from '@/lib/rooms/outbox/outbox-entry';
import { closeJoinsBehind } from '@/lib/rooms/server/outbox/close-joins-behind';
import { firestoreOutbox, type Outbox } from '@/lib/rooms/server/outbox/firestore-outbox';
import type { MediaPorts } from '@/lib/rooms/server/outbox/media-commands';
import { mediaPorts } from '@/lib/rooms/server/outbox/media-ports';
import type { MirrorPorts } from '@/lib/rooms/server/outbox/mirror';
import { mirrorPorts } from '@/lib/rooms/server/outbox/mirror-ports';
import { rewriteListings } from '@/lib/rooms/server/outbox/rewrite-listings';

/** What a delivery touches, by its tasks; a test replaces each. */
export type OutboxPorts = {
  outbox: Outbox;
  mirror: MirrorPorts;
  media: MediaPorts;
  /** Makes the members' own lists like the room. */
  rewriteListings: (roomId: string) => Promise<void>;
  /** Closes the joins of sign-ins that no longer count, and returns what is to be carried out for each room. */
  closeJoinsBehind: (uid: string) => Promise<PendingEntry[]>;
  now: () => number;
  sleep: (ms: number) => Promise<void>;
};

/** The real ones. */
export const outboxPorts: OutboxPorts = {
  outbox: firestoreOutbox,
  mirror: mirrorPorts,
  media: mediaPorts,
  rewriteListings,
  closeJoinsBehind,
  now: Date.now,
  sleep: mediaPorts.sleep,
};
