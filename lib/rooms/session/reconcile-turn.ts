import * as z from 'zod/mini';
import { outboxLease } from '@/lib/rooms/outbox/outbox-entry';

/**
 * `reconcile/{roomId}` of the Realtime Database: when the room is next reconciled with the media server, and
 * until when that happens often. Members read `next`; only the server writes.
 */
const turnSchema = z.object({ next: z.number(), hotUntil: z.number() });
export type ReconcileTurn = z.infer<typeof turnSchema>;

/** A room that was never reconciled is due at once. */
const never: ReconcileTurn = { next: 0, hotUntil: 0 };

/** The steps (ms) while somebody may be trying to come back, and otherwise. */
export const quickStep = 15_000;
export const slowStep = 60_000;
/** How long after a removal, a demotion or an intruder a room is reconciled often (ms), and how exactly. */
const watchedFor = 15 * 60_000;
const slack = 10_000;

export const parseTurn = (value: unknown): ReconcileTurn => turnSchema.safeParse(value).data ?? never;

/**
 * The turn of a room in which something happened that somebody may want to undo. It never puts off what is due
 * sooner. Null when the room is watched closely already.
 */
export function watchedTurn(turn: ReconcileTurn, now: number): ReconcileTurn | null {
  const soon = now + quickStep;
  if (turn.next <= soon && turn.hotUntil >= now + watchedFor - slack) return null;
  return { next: Math.min(turn.next, soon), hotUntil: Math.max(turn.hotUntil, now + watchedFor) };
}

/**
 * How long after a change a room is reconciled often (ms), because one that is just running has missed the
 * change.
 */
const changedFor = 2 * outboxLease;

/**
 * The turn of a room that is about to change: due when the change has had its time. Null when it is so already.
 */
export function soonTurn(turn: ReconcileTurn, now: number): ReconcileTurn | null {
  const soon = now + outboxLease;
  if (turn.next <= soon && turn.hotUntil >= now + changedFor) return null;
  return { next: Math.min(turn.next, soon), hotUntil: Math.max(turn.hotUntil, now + changedFor) };
}

/** When a room is due after a reconcile. `expiresAt` is when an exception ends. */
export function nextTurn(hotUntil: number, expiresAt: number | null, now: number): ReconcileTurn {
  const step = hotUntil > now ? quickStep : slowStep;
  return { next: Math.min(now + step, expiresAt ?? Infinity), hotUntil };
}
