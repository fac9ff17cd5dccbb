import { createStore } from '@/lib/core/client/create-store';
import type { QuotedCell } from '../quotes/quoted-cell';

/** A cell on its way from its sheet to the chat of a room, which takes it as soon as it is open. */
export const quoteHandOver = createStore<{ roomId: string; cell: QuotedCell } | null>(null);

/** Takes the cell that waits for the chat of a room; null where none does. */
export function takeQuote(roomId: string): QuotedCell | null {
  const waiting = quoteHandOver.read();
  if (waiting?.roomId !== roomId) return null;
  quoteHandOver.set(null);
  return waiting.cell;
}
