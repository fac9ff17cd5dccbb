import { isPlainText } from '@/lib/core/plain-text';
import { isRecord } from '@/lib/core/is-record';
import type { AskRow } from './queue';
import { askKinds, askRowSchema, type AskKind } from './schema';

/**
 * Reads `asks/{roomId}` of the Realtime Database, in the order in which people asked. What has another shape is left
 * out, and so is a note that would not show as one line. It is fetched with the first value: no page needs it, or the
 * schema, before somebody is in a call.
 */
export function parseAsks(value: unknown): AskRow[] {
  if (!isRecord(value)) return [];
  return Object.entries(value)
    .flatMap(([uid, rows]) => (isRecord(rows) ? askKinds.map((kind) => toRow(uid, kind, rows[kind])) : []))
    .filter((row) => row !== null)
    .sort(
      ({ ask: a }, { ask: b }) => a.at - b.at || a.uid.localeCompare(b.uid) || a.kind.localeCompare(b.kind),
    );
}

function toRow(uid: string, kind: AskKind, row: unknown): AskRow | null {
  const parsed = askRowSchema.safeParse(row);
  if (!parsed.success) return null;
  const { at, session, note: written = null, answer = null, away = null } = parsed.data;
  const note = written !== null && isPlainText(written) ? written : null;
  return { session, ask: { uid, kind, at, note, answer, away } };
}
