import 'server-only';
import type { Transaction } from 'firebase-admin/firestore';
import type { HeldBy } from '@/lib/access/enforcers';
import type { References } from '@/lib/firebase/server/read-all';
import {
  commitInRoom,
  finishChange,
  type Change,
  type Committed,
  type Decision,
  type OutcomeOf,
} from '@/lib/rooms/server/outbox/change-in-room';
import { readPermitted, type Permitted } from '@/lib/rooms/server/access/permit-again';

type Command<Also extends References> = Change & {
  capability: HeldBy<'server'>;
  /** What the decision needs besides the place of the caller: read in the same round trip. */
  also?: Also;
};

/** What a command knows when it decides. It may read more through `tx`, before it writes. */
type Known<Also extends References> = Permitted<Also> & { tx: Transaction; now: number };

type Decide<Decided, Also extends References> = (known: Known<Also>) => Promise<Decided> | Decided;

/**
 * A command of somebody in a room. In one transaction it reads each document once, checks that the caller still may,
 * lets `decide` decide and write the state, and writes audit and outbox. It schedules the reconciler before the commit
 * and delivers after it.
 *
 * Resolves to the outcome of the decision, null where that has none. Throws as `readPermitted`, `decide`
 * and `finishChange`.
 */
export async function commandInRoom<Decided extends Decision | null, Also extends References = References>(
  command: Command<Also>,
  decide: Decide<Decided, Also>,
): Promise<OutcomeOf<Decided>> {
  const { entries, outcome } = await commitCommand(command, decide);
  await finishChange(command.roomId, entries);
  return outcome;
}

/** The same without the delivery, for a command that has something to do before it. */
export const commitCommand = <Decided extends Decision | null, Also extends References = References>(
  { capability, also, ...change }: Command<Also>,
  decide: Decide<Decided, Also>,
): Promise<Committed<Decided>> =>
  commitInRoom(change, async (tx, now) => {
    const { roomId, by: uid } = change;
    const question = { roomId, uid, capability, ...(also && { also }) };
    return decide({ tx, now, ...(await readPermitted(tx, question, now)) });
  });
