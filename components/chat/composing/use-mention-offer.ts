'use client';

import { useId, useState, type KeyboardEvent, type RefObject } from 'react';
import type { Composed } from '@/components/chat/composing/use-composed';
import type { Reader } from '@/lib/chat/addressees';
import { findMentionQuery, insertMention, offerMentions } from '@/lib/chat/mentions';

/** The names that fit what is typed after an `@`, and the one that the next key would choose. */
export type MentionOffer = {
  people: readonly Reader[];
  active: number;
  listId: string;
  optionId: (index: number) => string;
  choose: (person: Reader) => void;
};

type Input = {
  composed: Composed;
  people: readonly Reader[];
  field: RefObject<HTMLTextAreaElement | null>;
};

/**
 * Offers names while one is typed. Arrow keys move, Enter and Tab choose, Escape closes the list and nothing else; the
 * focus stays in the field.
 */
export function useMentionOffer({ composed, people, field }: Input) {
  const { text } = composed;
  const listId = useId();
  const [caret, setCaret] = useState(0);
  const [active, setActive] = useState(0);
  /** Where somebody has closed the list: there it stays closed. */
  const [closedAt, setClosedAt] = useState<number | null>(null);
  const query = findMentionQuery(text, caret);
  const offered = query === null || query.start === closedAt ? [] : offerMentions(people, query.typed);
  const shown = Math.min(active, offered.length - 1);

  const choose = (person: Reader) => {
    if (query === null) return;
    const next = insertMention(text, query, person.name);
    composed.mention(next.text, person);
    setCaret(next.caret);
    setActive(0);
    requestAnimationFrame(() => field.current?.setSelectionRange(next.caret, next.caret));
  };

  /** Whether the list took the key. */
  const takeKey = (event: KeyboardEvent): boolean => {
    const person = offered[shown];
    if (person === undefined || query === null || event.nativeEvent.isComposing) return false;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? offered.length - 1 : 0;
    if (step > 0) setActive((shown + step) % offered.length);
    else if (event.key === 'Escape') setClosedAt(query.start);
    else if ((event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey) choose(person);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };

  /** The caret has moved, or something was typed. */
  const note = () => {
    const at = field.current?.selectionStart ?? 0;
    setCaret(at);
    if (findMentionQuery(field.current?.value ?? '', at)?.start !== closedAt) setClosedAt(null);
  };

  const optionId = (index: number) => `${listId}-${index}`;
  const offer: MentionOffer | null =
    offered.length === 0 ? null : { people: offered, active: shown, listId, optionId, choose };
  return { offer, takeKey, note };
}
