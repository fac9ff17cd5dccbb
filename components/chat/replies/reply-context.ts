'use client';

import { createContext, useContext } from 'react';
import type { ShownMessage } from '@/lib/chat/merge-messages';
import { personColour, type PersonColour } from '@/lib/core/person-hue';

/** What a message needs to be answered, and to show what it answers. */
type Replies = {
  find: (id: string) => ShownMessage | undefined;
  colourOf: (uid: string) => PersonColour;
  /** Undefined where the person may not write. */
  answer: ((message: ShownMessage) => void) | undefined;
};

export const ReplyContext = createContext<Replies>({
  find: () => undefined,
  colourOf: (uid) => personColour(uid),
  answer: undefined,
});

export const useReplies = (): Replies => useContext(ReplyContext);

/** The id of a message's element, to which a quotation leads. */
export const placeOfMessage = (id: string): string => `message-${id}`;
