import type { Attachments } from '@/components/chat/files/use-attachments';
import type { Composed } from '@/components/chat/composing/use-composed';
import type { Audience } from '@/lib/chat/audience';
import type { MessageExtras } from '@/lib/chat/client/use-chat';
import { isSendable } from '@/lib/chat/schema';

export type SendMessage = (text: string, to: Audience, extras?: MessageExtras) => void;

type SendInput = {
  composed: Composed;
  attachments: Attachments;
  /** The text with mentions as they are sent. */
  written: string;
  /** Something keeps it from being sent now, such as slow mode. */
  isHeld: boolean;
  onSend: SendMessage;
};

/** Sends what is composed, with its files: the words stand with the first one, each other goes by its name. */
export function useSend({ composed, attachments, written, isHeld, onSend }: SendInput): () => void {
  const { to, replyTo, cell } = composed;
  const { attached } = attachments;
  const [first, ...others] = attached;
  return () => {
    // Without words a file's name does, or what the quoted cell says.
    const words = written === '' ? (first?.name ?? cell?.source ?? '') : written;
    if (isHeld || !isSendable(words)) return;
    onSend(words, to, { replyTo, file: first?.id, cell });
    for (const { id, name } of others) onSend(name, to, { file: id });
    composed.clear();
    attachments.clear();
  };
}
