import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { placeOfMessage } from '@/components/chat/replies/reply-context';
import type { ShownMessage } from '@/lib/chat/merge-messages';

/** Somebody who has scrolled up farther than this reads, and is left where they are (px). */
const nearEnd = 120;
/** Older messages are fetched before the reader comes to the first one (px). */
const nearStart = 600;

type KeptScroll = {
  messages: readonly ShownMessage[];
  uid: string;
  isReady: boolean;
  loadOlder: () => void;
};

/**
 * Keeps a list of messages where its reader is: at the end as long as they are there, and at the same message while
 * older ones come above it.
 */
export function useKeptScroll({ messages, uid, isReady, loadOlder }: KeptScroll) {
  const list = useRef<HTMLDivElement>(null);
  const [isAtEnd, setIsAtEnd] = useState(true);
  const atEnd = useRef(true);
  /** Where the first message stood, seen from the top of the view. */
  const first = useRef<{ id: string; top: number } | null>(null);
  const firstId = messages[0]?.id;
  const newest = messages.at(-1);

  const toEnd = useCallback(() => list.current?.lastElementChild?.scrollIntoView({ block: 'end' }), []);
  const note = useCallback(() => {
    const scroller = scrollerOf(list.current);
    if (!scroller) return;
    const { scrollTop, scrollHeight, clientHeight } = scroller;
    atEnd.current = scrollHeight - scrollTop - clientHeight < nearEnd;
    setIsAtEnd(atEnd.current);
    const line = firstId === undefined ? null : findLine(list.current, firstId);
    first.current = line && firstId !== undefined ? { id: firstId, top: topIn(line, scroller) } : null;
    if (isReady && scrollTop < nearStart) loadOlder();
  }, [firstId, isReady, loadOlder]);

  useLayoutEffect(() => {
    const scroller = scrollerOf(list.current);
    const before = first.current;
    if (!scroller || !before || before.id === firstId || atEnd.current) return;
    const line = findLine(list.current, before.id);
    if (line) scroller.scrollTop += topIn(line, scroller) - before.top;
  }, [firstId]);
  useEffect(() => {
    // One's own message is always shown.
    if (atEnd.current || newest?.from === uid) toEnd();
  }, [newest?.id, newest?.from, uid, toEnd]);
  useEffect(() => {
    const scroller = scrollerOf(list.current);
    if (!scroller) return undefined;
    note();
    scroller.addEventListener('scroll', note, { passive: true });
    return () => scroller.removeEventListener('scroll', note);
  }, [note]);
  useEffect(() => {
    const grown = list.current;
    if (!grown || typeof ResizeObserver === 'undefined') return undefined;
    // Formulas are typeset after the list was drawn.
    const observer = new ResizeObserver(() => {
      if (atEnd.current) toEnd();
    });
    observer.observe(grown);
    return () => observer.disconnect();
  }, [toEnd]);
  return { list, isAtEnd, toEnd };
}

const scrollerOf = (list: HTMLElement | null): HTMLElement | null =>
  list?.closest<HTMLElement>('[role="region"]') ?? null;

/** The line of a message, if it is drawn. The rules let an id be hex digits and hyphens. */
export const findLine = (list: HTMLElement | null, id: string): HTMLElement | null =>
  list?.querySelector<HTMLElement>(`[id="${placeOfMessage(id)}"]`) ?? null;

const topIn = (line: HTMLElement, scroller: HTMLElement): number =>
  line.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
