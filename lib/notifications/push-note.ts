import { isRecord } from '@/lib/core/is-record';

/** What this browser remembers of its own entry among a person's push devices. */
export type PushNote = {
  uid: string;
  deviceId: string;
  /** The token that our server was told last, and when (ms). */
  token: string;
  toldAt: number;
};

/** Where the note stands in localStorage; it goes with everything else when the person signs out. */
export const pushNoteKey = 'chalktalk.push';

const day = 24 * 60 * 60_000;

/** Anyone can edit their own localStorage: whatever does not look like a note is none. */
export function parsePushNote(text: string | null): PushNote | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (!isRecord(value)) return null;
    const { uid, deviceId, token, toldAt } = value;
    const isNote =
      [uid, deviceId, token].every((part) => typeof part === 'string') && typeof toldAt === 'number';
    return isNote ? ({ uid, deviceId, token, toldAt } as PushNote) : null;
  } catch {
    return null;
  }
}

/** Whether our server has to hear of a token: of a new one at once, of the same one once a day. */
export const isToldAgain = (note: PushNote, token: string, now: number): boolean =>
  token !== note.token || now - note.toldAt >= day;
