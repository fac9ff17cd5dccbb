import { continueTable, writeTable } from '@/lib/core/write-table';
import { personWords, roomWords, type AuditWords } from '@/lib/audit/audit-words';
import type { AuditEntry } from '@/lib/audit/contract';
import { actionSentence } from '@/lib/audit/action-values';
import { factWords } from '@/lib/audit/fact-words';

const columns = [
  'time',
  'actor',
  'what',
  'subject',
  'room',
  'before',
  'after',
  'reason',
  'action',
  'actorId',
  'subjectId',
  'roomId',
] as const;

/**
 * Rows of the log as lines of a table (RFC 4180, CRLF). People chose their names freely, so a spreadsheet must run
 * none of them as a formula.
 *
 * @param isFirst whether a file begins here: with its mark and the names of its columns
 */
export function auditCsv(entries: readonly AuditEntry[], words: AuditWords, isFirst: boolean): string {
  const lines = entries.map((entry) => {
    const { actorUid, subjectUid, roomId, before, after, reason, action, at } = entry;
    return [
      new Date(at).toISOString(),
      personWords(words, actorUid),
      actionSentence(entry, words),
      subjectUid === null ? '' : personWords(words, subjectUid),
      roomId === null ? '' : roomWords(words, roomId),
      factWords(before, words) ?? '',
      factWords(after, words) ?? '',
      reason ?? '',
      action,
      actorUid,
      subjectUid ?? '',
      roomId ?? '',
    ];
  });
  return isFirst
    ? writeTable([columns.map((column) => words.t(`columns.${column}`)), ...lines])
    : continueTable(lines);
}
