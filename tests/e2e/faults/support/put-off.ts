import { slowStep } from '@/lib/rooms/session/reconcile-turn';
import { writeDatabase } from '@/tests/e2e/api/support/database';

/** A room is not due for long then: it is each command that makes it so. */
export const putOff = (roomId: string): Promise<void> =>
  writeDatabase(`reconcile/${roomId}`, { next: Date.now() + slowStep, hotUntil: 0 });
