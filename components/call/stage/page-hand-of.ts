import type { CallRoomState } from '@/components/call/use-call-room';
import type { PageHand } from '@/components/class/page/page-hand';

/** The hand of this person, for their page; null while they are not in the call, and in a rehearsal. */
export function pageHandOf({ asks, hand, view, isRehearsal }: CallRoomState): PageHand | null {
  if (isRehearsal || !view.isInCall) return null;
  const up = asks.mine.find(({ kind, answer }) => kind === 'hand' && answer === null);
  return {
    isUp: hand.isUp,
    note: up?.note ?? null,
    deniedReason: hand.deniedReason,
    raise: (note) => asks.ask('hand', note),
    changeNote: (note) => asks.changeNote('hand', note),
    lower: hand.lower,
  };
}
