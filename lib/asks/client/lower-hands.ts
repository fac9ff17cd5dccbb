import { callServer } from '@/lib/callables/client/call-server';
import { mapInBatches } from '@/lib/core/map-in-batches';
import { answerAsk } from '../contract';
import type { Ask } from '../queue';

/** Takes one hand down, and returns a function that puts it up again where it was. Throws the server's refusal. */
export type LowerHand = () => Promise<() => Promise<void>>;

type Hand = Pick<Ask, 'uid' | 'at'>;

type Lowered<Row> = {
  /** The hands that are down now. */
  lowered: readonly Row[];
  /** Puts these up again where they were. Throws the first refusal, when all have been tried. */
  raiseAgain: () => Promise<void>;
  /** Why one of them is still up, or null. */
  failure: Error | null;
};

/** Takes several raised hands down, a few calls at once. The owner of a hand sees who took it down. */
export async function lowerHands<Row extends Hand>(
  roomId: string,
  hands: readonly Row[],
): Promise<Lowered<Row>> {
  const { done: lowered, failure } = await answerEach(roomId, hands, 'lowered');
  return {
    lowered,
    raiseAgain: async () => {
      const again = await answerEach(roomId, lowered, 'raised');
      if (again.failure !== null) throw again.failure;
    },
    failure,
  };
}

async function answerEach<Row extends Hand>(
  roomId: string,
  hands: readonly Row[],
  outcome: 'lowered' | 'raised',
): Promise<{ done: readonly Row[]; failure: Error | null }> {
  let failure: Error | null = null;
  const answered = new Set<Row>();
  await mapInBatches(hands, async (hand) => {
    const { uid, at } = hand;
    try {
      await callServer(answerAsk, { roomId, uid, kind: 'hand', at, answer: { outcome } });
      answered.add(hand);
    } catch (thrown) {
      failure ??= thrown instanceof Error ? thrown : new Error('A hand was not answered.', { cause: thrown });
    }
  });
  return { done: hands.filter((hand) => answered.has(hand)), failure };
}
