import { readSessionHint } from '@/lib/auth/client/session-hint-storage';
import { openPdf, type OpenPdf, type PdfLock } from './open-pdf';

/**
 * Passwords that have opened a file on this page, by person and file: the stage and a sheet do not ask again. They are
 * kept nowhere else.
 */
const passwords = new Map<string, string>();

type RoomPdf = {
  roomId: string;
  fileId: string;
  link: Promise<string>;
  ask?: (lock: PdfLock) => void;
  signal?: AbortSignal;
};

/** Opens a PDF of a room. A locked one asks for its password; without `ask` it throws `files/locked`. */
export async function openRoomPdf({ roomId, fileId, link, ask, signal }: RoomPdf): Promise<OpenPdf> {
  const key = `${readSessionHint()?.uid ?? ''}/${roomId}/${fileId}`;
  let tried: string | undefined;
  const atLock = ({ isWrong, open }: PdfLock): boolean => {
    const known = passwords.get(key);
    if (known !== undefined && known !== tried) {
      tried = known;
      open(known);
      return true;
    }
    ask?.({
      isWrong,
      open: (password) => {
        tried = password;
        open(password);
      },
    });
    return ask !== undefined;
  };
  const pdf = await openPdf(await link, { atLock, signal });
  if (tried !== undefined) passwords.set(key, tried);
  return pdf;
}
