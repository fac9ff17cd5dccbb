import type { LowerHand } from '@/lib/asks/client/lower-hands';
import type { Asks } from '@/lib/asks/client/use-asks';

/** What lowers somebody's hand; undefined while it is not up. */
export function lowerHandOf(roomId: string, { waiting }: Asks, uid: string): LowerHand | undefined {
  const hand = waiting.find((ask) => ask.uid === uid && ask.kind === 'hand');
  if (!hand) return undefined;
  return async () => {
    // Fetched on the press: few hands are lowered by others.
    const { lowerHands } = await import('@/lib/asks/client/lower-hands');
    const { raiseAgain, failure } = await lowerHands(roomId, [hand]);
    if (failure !== null) throw failure;
    return raiseAgain;
  };
}
