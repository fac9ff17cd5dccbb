'use client';

import { createContext, useContext } from 'react';
import type { ShownMessage } from '@/lib/chat/merge-messages';
import { personColour, type PersonColour } from '@/lib/core/person-hue';

/** What a message needs to be answered. It stays the same while somebody writes, so the list is not drawn again. */
export type Replies = {
  /** Undefined where the person may not write. */
  answer: ((message: ShownMessage) => void) | undefined;
};
export const ReplyContext = createContext<Replies>({ answer: undefined });

/** What a message needs to show what it answers. */
export type Quotes = {
  find: (id: string) => ShownMessage | undefined;
  colourOf: (uid: string) => PersonColour;
  /** Goes to a message, also to one that this page has not fetched yet. */
  lead: (id: string) => void;
};
export const QuoteContext = createContext<Quotes>({
  find: () => undefined,
  colourOf: (uid) => personColour(uid),
  lead: () => undefined,
});
export const useQuotes = (): Quotes => useContext(QuoteContext);

export const useReplies = (): Replies => useContext(ReplyContext);

/** The id of a message's element, to which a quotation leads. */
export const placeOfMessage = (id: string): string => `message-${id}`;
