import 'server-only';
import { after } from 'next/server';
import type { Gate } from '@/lib/auth/schema';
import { writeLog } from '@/lib/core/server/log';
import type { DatabaseUpdates } from '@/lib/firebase/server/rtdb-rest';
import { patchDatabase, readDatabase } from '@/lib/firebase/server/rtdb-rest';
import type { LivekitGateway } from '@/lib/livekit/server/livekit-gateway';
import { livekitGateway } from '@/lib/livekit/server/livekit-gateway';
import { toRoomName } from '@/lib/livekit/room-name';
import { readLivekitEnvironment } from '@/lib/livekit/server/livekit-environment';
import { notifyLater } from '@/lib/notifications/server/notify';
import type { MirrorValue } from '@/lib/rooms/outbox/mirror-updates';
import type { OutboxEntry } from '@/lib/rooms/outbox/outbox-entry';
import type { Organization } from '@/lib/organization/organization';
import { watchClosely } from '@/lib/rooms/server/outbox/watch-closely';
import type { AccessEntry, Admitted, MatrixHead, Room } from '@/lib/rooms/schema';
import type { Service } from '@/lib/services/schema';
import { firestoreOutbox } from '@/lib/rooms/server/outbox/firestore-outbox';
import { firestoreRoomState } from '@/lib/rooms/server/outbox/firestore-room-state';

export type PendingEntry = OutboxEntry & { id: string };

/** What carrying out the outbox touches; a test replaces each. */
export type OutboxPorts = {
  outbox: {
    /** What waits for a room, or for somebody who belongs to it. */
    list: (roomId: string) => Promise<PendingEntry[]>;
    /** Rooms that wait for something since before an instant, the longest waiting first. */
    listRoomsWaiting: (since: number) => Promise<string[]>;
    remove: (id: string) => Promise<void>;
    /** Lets others carry an entry out at once. */
    release: (id: string) => Promise<void>;
  };
  state: {
    /** The matrix as rules read it, without what is the server's own. */
    readMatrix: (roomId: string) => Promise<MirrorValue>;
    readMatrixHead: (roomId: string) => Promise<MatrixHead | null>;
    readAccessEntry: (roomId: string, uid: string) => Promise<AccessEntry | null>;
    readGate: (uid: string) => Promise<Gate | null>;
    /** Closes the joins of sign-ins that no longer count, and returns what is to be carried out for each room. */
    closeJoinsBehind: (uid: string) => Promise<PendingEntry[]>;
    readJoins: (identities: readonly string[]) => Promise<Admitted[]>;
    listJoinsOfSession: (sessionId: string) => Promise<Admitted[]>;
    readRoom: (roomId: string) => Promise<Room | null>;
    readService: (serviceId: string) => Promise<Service | null>;
    /** Whether a sheet stands on the room's list. */
    hasWorksheet: (roomId: string, id: string) => Promise<boolean>;
    readOrganization: () => Promise<Organization>;
    /** Makes the members' own lists like the room. */
    rewriteListings: (roomId: string) => Promise<void>;
    /** Deletes everything that is left of a room in both databases. */
    eraseRoom: (roomId: string) => Promise<void>;
    /** The same in the Realtime Database alone. */
    eraseReplicas: (roomId: string) => Promise<void>;
  };
  database: {
    /** Writes as the principal `_outbox`, whom the rules let write nothing that is older than what stands. */
    patch: (updates: DatabaseUpdates) => Promise<'written' | 'refused'>;
    read: (path: string) => Promise<unknown>;
    countKeys: (path: string) => Promise<number>;
    /** Has a room looked at more often from now on. */
    watchClosely: (roomId: string) => Promise<void>;
  };
  media: Pick<
    LivekitGateway,
    | 'createRoom'
    | 'deleteRoom'
    | 'listIdentities'
    | 'listRoomNames'
    | 'removeParticipant'
    | 'updatePermissions'
  > & { findParticipant: (name: string, identity: string) => Promise<{ sid: string } | null> };
  /** Tells those who came to a session that it is over, after the answer to the request. */
  tellOfEnd: (ended: { roomId: string; sessionId: string }) => void;
  /** Does something after the answer to the request; nothing where a script runs, which answers nobody. */
  later: (task: () => Promise<void>) => void;
  mediaRoomName: (roomId: string, moves?: number) => string;
  now: () => number;
  sleep: (ms: number) => Promise<void>;
};

/** The real ones. */
export const outboxPorts: OutboxPorts = {
  outbox: firestoreOutbox,
  state: firestoreRoomState,
  database: {
    patch: (updates) => patchDatabase(updates, { as: '_outbox' }),
    read: (path) => readDatabase(path),
    countKeys: async (path) => Object.keys((await readDatabase(path, { shallow: true })) ?? {}).length,
    watchClosely,
  },
  media: livekitGateway,
  tellOfEnd: ({ roomId, sessionId }) =>
    notifyLater({
      id: `receipt-${sessionId}`,
      kind: 'receipt',
      roomId,
      by: null,
      to: { cameTo: sessionId },
      // One that has begun again meanwhile ends later: those who are back are told then.
      isSeenInside: true,
    }),
  later: (task) => {
    try {
      after(task);
    } catch {
      writeLog('no-later', {});
    }
  },
  mediaRoomName: (roomId, moves) => toRoomName(readLivekitEnvironment().roomPrefix, roomId, moves),
  now: Date.now,
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};
