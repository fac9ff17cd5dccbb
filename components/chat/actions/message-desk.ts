import { createContext, use } from 'react';
import type { SheetFormula } from '@/lib/chat/text/list-formulas';
import type { MessageActions } from '@/lib/chat/client/use-message-actions';

/** What this person may do with the messages of a room. It changes rarely, so a long list is not drawn again. */
export type MessageDesk = {
  uid: string;
  mayWrite: boolean;
  isHost: boolean;
  nameOf: (uid: string) => string;
  actions: MessageActions;
  ask: ((formula: SheetFormula) => void) | undefined;
  toSheet: ((formulas: readonly SheetFormula[]) => void) | undefined;
};

export const MessageDeskContext = createContext<MessageDesk | null>(null);

/** Throws outside a chat. */
export function useMessageDesk(): MessageDesk {
  const desk = use(MessageDeskContext);
  if (desk === null) throw new Error('There is no chat around this message.');
  return desk;
}
