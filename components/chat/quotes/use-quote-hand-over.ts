import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { Composed } from '@/components/chat/composing/use-composed';
import { quoteHandOver, takeQuote } from '@/lib/chat/client/quote-hand-over';

const read = () => quoteHandOver.read();
const none = () => null;

/** Takes a cell that was quoted on its sheet into the message that is being written. */
export function useQuoteHandOver(roomId: string, { quote }: Composed): void {
  const waiting = useSyncExternalStore(quoteHandOver.subscribe, read, none);
  // With each letter that is typed it is another function.
  const latest = useRef(quote);
  useEffect(() => {
    latest.current = quote;
  }, [quote]);
  useEffect(() => {
    if (waiting === null) return;
    const cell = takeQuote(roomId);
    if (cell !== null) latest.current(cell);
  }, [waiting, roomId]);
}
