import * as z from 'zod/mini';
import { outboxLease } from '@/lib/rooms/outbox/outbox-entry';

/**
 * `reconcile/{roomId}` of the Realtime Database: when the media server's participants are to be compared with what is
 * known next, and until when that happens often. Members read `next`; only the server writes.
 */
const turnSchema = z.object({ next: z.number(), hotUntil: z.number() });
export type ReconcileTurn = z.infer<typeof turnSchema>;

/** A room that has never been looked at is due at once. */
const never: ReconcileTurn = { next: 0, hotUntil: 0 };

/** Milliseconds: while somebody may be trying to come back, and else. */
export const quickStep = 15_000;
export const slowStep = 60_000;
/** How long after a removal, a demotion or an intruder a room is looked at often (ms), and how exactly that is kept. */
const watchedFor = 15 * 60_000;
const slack = 10_000;

export const parseTurn = (value: unknown): ReconcileTurn => turnSchema.safeParse(value).data ?? never;

/**
 * The turn of a room in which something has just happened that somebody may want to undo. What is due sooner stays
 * so: however often that happens, it puts nothing off. Null where the room is looked at closely already.
 */
export function watchedTurn(turn: ReconcileTurn, now: number): ReconcileTurn | null {
  const soon = now + quickStep;
  if (turn.next <= soon && turn.hotUntil >= now + watchedFor - slack) return null;
  return { next: Math.min(turn.next, soon), hotUntil: Math.max(turn.hotUntil, now + watchedFor) };
}

/** How long after a change a room is looked at often (ms): whoever is just looking has missed it, and looks again. */
const changedFor = 2 * outboxLease;

/**
 * The turn of a room in which something is about to change: it is looked at when whoever changes it has had their time.
 * Null where that is so already.
 */
export function soonTurn(turn: ReconcileTurn, now: number): ReconcileTurn | null {
  const soon = now + outboxLease;
  if (turn.next <= soon && turn.hotUntil >= now + changedFor) return null;
  return { next: Math.min(turn.next, soon), hotUntil: Math.max(turn.hotUntil, now + changedFor) };
}

/** When a room is due again that has just been looked at. `expiresAt` is when an exception ends by itself. */
export function nextTurn(hotUntil: number, expiresAt: number | null, now: number): ReconcileTurn {
  const step = hotUntil > now ? quickStep : slowStep;
  return { next: Math.min(now + step, expiresAt ?? Infinity), hotUntil };
}
