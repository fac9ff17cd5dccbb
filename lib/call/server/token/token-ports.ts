import 'server-only';
import type { Gate } from '@/lib/auth/schema';
import type { VerifiedToken } from '@/lib/auth/server/verify-token';
import type { AppErrorCode } from '@/lib/errors/catalogue/our-errors';
import type { DatabaseUpdates } from '@/lib/firebase/server/rtdb-rest';
import type { LivekitEnvironment } from '@/lib/livekit/server/livekit-environment';
import type { MediaRoom } from '@/lib/livekit/server/livekit-gateway';
import type { Organization } from '@/lib/organization/organization';
import type { MirrorTarget, PendingEntry } from '@/lib/rooms/outbox/outbox-entry';
import type { AccessEntry, Admitted, LobbyPass, MatrixHead, Member, Room } from '@/lib/rooms/schema';
import type { LatestSession } from '@/lib/rooms/server/documents/matrix-document';

/** Everything about a person and a room that decides whether they get in. */
export type JoinSnapshot = {
  gate: Gate | null;
  organization: Organization;
  room: Room | null;
  member: Member | null;
  entry: AccessEntry | null;
  head: MatrixHead | null;
  isBanned: boolean;
  /** The row of the join that the page says it holds. */
  row: Admitted | null;
  /** What was decided about them in the lobby. */
  pass: LobbyPass | null;
  /** Their joins of the room that nobody has closed, of whatever session. */
  joins: readonly Admitted[];
};

/**
 * What is written when somebody is let in: their own row, and the session with the answers when none is open or when
 * the answers are older than the organisation's settings.
 */
export type JoinWrites = {
  row: Admitted;
  /** The row stands already, here and in the Realtime Database, and need not be written. */
  isKept: boolean;
  /** No row had been given for it: the person has one more. */
  isNew: boolean;
  prepared: { room: Room; session: LatestSession; epoch: number; organization: Organization } | null;
};

/** An account that is inside, by which joins, and whether it runs the room. */
export type Inside = { readonly uid: string; readonly isHost: boolean; readonly joinIds: readonly string[] };

export type JoinKeys = { uid: string; roomId: string; joinId: string | null };

/** What the token route touches outside itself; a test replaces each. */
export type TokenPorts = {
  verifyToken: (authorization: string | null) => Promise<VerifiedToken>;
  requireLiveAccount: (token: VerifiedToken) => Promise<void>;
  /**
   * One transaction: reads, asks `decide`, writes. `decide` may run again when another request was faster.
   * Returns the outbox entry that stands until it is carried out, when there is one.
   */
  transact: (
    keys: JoinKeys,
    decide: (snapshot: JoinSnapshot) => Promise<JoinWrites>,
  ) => Promise<{ pending: PendingEntry | null }>;
  /** Writes down that somebody was kept out of a room that is there; it never throws. */
  noteRefusal: (refusal: { uid: string; roomId: string; code: AppErrorCode; now: number }) => Promise<void>;
  /** Who is inside the room now. */
  listInside: (roomId: string) => Promise<readonly Inside[]>;
  deliverPending: (roomId: string) => Promise<unknown>;
  createRoom: (room: MediaRoom) => Promise<void>;
  patchDatabase: (updates: DatabaseUpdates) => Promise<'written' | 'refused'>;
  /** Makes places of the Realtime Database right from Firestore. */
  mirror: (roomId: string, targets: readonly MirrorTarget[]) => Promise<void>;
  /** Carries an entry out; it never throws: others go on with what fails. */
  finish: (entry: PendingEntry) => Promise<void>;
  /** Does something after the answer has been sent. */
  later: (task: () => Promise<void>) => void;
  livekit: () => LivekitEnvironment;
  createJoinId: () => string;
  createSessionId: () => string;
  now: () => number;
};
