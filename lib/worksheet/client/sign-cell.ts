import type { Doc } from 'yjs';
import { sessionStore } from '@/lib/auth/client/session';
import { findCellOption, setCellOption } from '../sheet-document';
import { writerOption } from '../writer-of';

/** Notes this person as the last writer of a cell. Without an account nobody is noted. */
export function signCell(doc: Doc, id: string): void {
  const uid = sessionStore.read().user?.uid;
  if (uid !== undefined && findCellOption(doc, id, writerOption) !== uid) {
    setCellOption(doc, id, writerOption, uid);
  }
}
