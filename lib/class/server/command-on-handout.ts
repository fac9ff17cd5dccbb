import 'server-only';
import type { Transaction } from 'firebase-admin/firestore';
import type { Handout } from '@/lib/class/handout';
import { handoutsOf } from '@/lib/class/server/handout-reference';
import { AppError } from '@/lib/errors/app-error';
import { commandInRoom } from '@/lib/rooms/server/command-in-room';
import type { Organization } from '@/lib/organization/organization';
import type { Decision } from '@/lib/rooms/server/outbox/change-in-room';

/** Which hand-out it is about, and who commands. */
type OnHandout = { roomId: string; handoutId: string; by: string };

type Known = {
  tx: Transaction;
  now: number;
  organization: Organization;
  before: Handout;
  /** Writes the hand-out. */
  write: (next: Handout) => void;
};

/**
 * A command of a person who leads the class about one hand-out. `decide` may read more through `tx`, before it writes.
 * Throws `class/no-handout`, and as `commandInRoom` and `decide`.
 */
export function commandOnHandout<Decided extends Decision>(
  { roomId, handoutId, by }: OnHandout,
  decide: (known: Known) => Promise<Decided> | Decided,
) {
  const handout = handoutsOf(roomId).doc(handoutId);
  const command = { roomId, by, capability: 'class:run', also: { handout } } as const;
  return commandInRoom(command, ({ tx, now, organization, also }) => {
    const before = also.handout.data();
    if (!before) throw new AppError('class/no-handout');
    return decide({ tx, now, organization, before, write: (next) => tx.set(handout, next) });
  });
}
