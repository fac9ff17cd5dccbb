import { createContext, use } from 'react';
import type { Calculate } from '@/lib/chat/client/create-calculator';
import type { NameOf } from '@/lib/chat/text/plain-inlines';

/** What the page of a reader adds to messages. */
export type MessageReader = {
  nameOf: NameOf;
  /** The reader's own id, to mark where they are mentioned; null for somebody without one. */
  uid: string | null;
  /** Undefined where nothing is calculated, as in a printed list: the source then stands. */
  calculate: Calculate | undefined;
};

export const MessageReaderContext = createContext<MessageReader>({
  nameOf: (uid) => uid,
  uid: null,
  calculate: undefined,
});

export const useMessageReader = (): MessageReader => use(MessageReaderContext);
