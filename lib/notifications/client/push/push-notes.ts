import { withStorage } from '@/lib/auth/client/local-data';
import { parsePushNote, pushNoteKey, type PushNote } from '../../push-note';

/** What this browser knows of its own pushes to somebody. */
export function readPushNote(uid: string): PushNote | null {
  const note = withStorage((storage) => parsePushNote(storage.getItem(pushNoteKey)), null);
  return note?.uid === uid ? note : null;
}

export function writePushNote(note: PushNote): void {
  withStorage((storage) => storage.setItem(pushNoteKey, JSON.stringify(note)), undefined);
}

export function dropPushNote(): void {
  withStorage((storage) => storage.removeItem(pushNoteKey), undefined);
}
