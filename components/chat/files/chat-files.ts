import { createContext, use } from 'react';
import type { Upload } from '@/lib/files/client/one-upload';
import type { RoomFile } from '@/lib/files/schema';
import type { Transfer } from '@/lib/files/stream/transfer';

/** What messages with files need of the page around them. */
export type ChatFiles = {
  roomId: string;
  /** A file of the room; undefined while it is not there, or no longer. */
  find: (id: string) => RoomFile | undefined;
  /** One's own file on its way. */
  findUpload: (id: string) => Upload | undefined;
  /** A picture of a message that the call carries, by the message's sender. */
  findPicture: (from: string, id: string) => Transfer | undefined;
  /** Takes one's own file back: its upload, and what the call carries of it. */
  stop: (id: string) => void;
  /** Whether the list of files has come: before that nobody knows what is missing. */
  isReady: boolean;
  open: (file: RoomFile) => void;
};

export const ChatFilesContext = createContext<ChatFiles | null>(null);

export function useChatFiles(): ChatFiles {
  const files = use(ChatFilesContext);
  if (files === null) throw new Error('A message with a file stands outside a chat.');
  return files;
}
