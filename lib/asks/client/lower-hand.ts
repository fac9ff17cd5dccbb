import { callServer } from '@/lib/core/client/call-server';
import { answerAsk } from '../contract';
import type { Ask } from '../queue';

/** Takes a raised hand down; its owner is told by whom. */
export async function lowerHand(roomId: string, { uid, at }: Ask): Promise<void> {
  await callServer(answerAsk, { roomId, uid, kind: 'hand', at, answer: { outcome: 'lowered' } });
}
