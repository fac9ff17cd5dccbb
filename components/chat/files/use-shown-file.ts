import { useChatFiles } from '@/components/chat/files/chat-files';
import { kindOf } from '@/lib/files/file-types';

/** A file by the message that has it: `from` is the uid of its sender. */
type FileOfMessage = { id: string; from: string; isMine: boolean };

/** What this page knows of the file of a message: stored, on one's own way there, or carried by the call. */
export function useShownFile({ id, from, isMine }: FileOfMessage) {
  const { find, findUpload, findPicture } = useChatFiles();
  const file = find(id);
  const upload = isMine ? findUpload(id) : undefined;
  const carried = file ? undefined : findPicture(from, id);
  const isStopped = carried?.state.name === 'stopped';
  const known = file ?? upload ?? (isStopped ? undefined : carried);
  // The call carries pictures alone.
  const kind = known && 'type' in known ? kindOf(known.type) : 'picture';
  return { file, upload, carried, isStopped, kind, name: known?.name, size: known?.size };
}

export type ShownFile = ReturnType<typeof useShownFile>;
