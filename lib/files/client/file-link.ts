import { callServer } from '@/lib/callables/client/call-server';
import { decodeText, type DecodedText } from '@/lib/core/decode-text';
import { AppError } from '@/lib/errors/app-error';
import { makeFileLink } from '../contract';

/** An address of our own with the bytes of a file, for this person and for some minutes. */
export const readFileLink = async (roomId: string, fileId: string): Promise<string> =>
  (await callServer(makeFileLink, { roomId, fileId })).path;

/** The text of a file. Throws an AppError when the link has ended, and where the bytes are no text. */
export async function readFileText(roomId: string, fileId: string): Promise<DecodedText> {
  const response = await fetch(await readFileLink(roomId, fileId));
  if (!response.ok) throw new AppError('files/link-over');
  const read = decodeText(new Uint8Array(await response.arrayBuffer()));
  if (read === null) throw new AppError('files/no-text');
  return read;
}

/** Lets the browser save a file under its name. */
export async function saveRoomFile(roomId: string, fileId: string): Promise<void> {
  const link = document.createElement('a');
  link.href = `${await readFileLink(roomId, fileId)}?download`;
  link.download = '';
  link.click();
}
