import * as Y from 'yjs';
import { AppError } from '@/lib/errors/app-error';
import { applyUpdates } from './apply-updates';
import { decodeUpdate, encodeUpdate } from './update-codec';

/** What a compaction makes of a log. */
export type MergedLog = {
  /** The whole document, as one update. */
  snapshot: string;
  /** Exactly the entries that the snapshot holds. */
  merged: readonly string[];
  /** Entries that cannot be read, by their keys. */
  broken: Readonly<Record<string, string>>;
};

/**
 * Merges the entries of a log into its snapshot. Entries whose predecessors have not arrived yet stay in the snapshot
 * until they do. Throws `documents/unreadable` for a broken snapshot, which nobody must replace.
 */
export function mergeLog(before: string | null, entries: Readonly<Record<string, unknown>>): MergedLog {
  const old = before === null ? null : decodeUpdate(before);
  if (before !== null && old === null) throw new AppError('documents/unreadable');
  const read = Object.entries(entries).map(([key, value]) => ({ key, value, update: decodeUpdate(value) }));
  const updates = [old, ...read.map(({ update }) => update)].filter((update) => update !== null);
  const doc = new Y.Doc();
  const failed = new Set(applyUpdates(doc, updates));
  const isMerged = ({ update }: (typeof read)[number]) => update !== null && !failed.has(update);
  const broken = read.filter((entry) => !isMerged(entry));
  return {
    snapshot: encodeUpdate(Y.encodeStateAsUpdate(doc)),
    merged: read.filter(isMerged).map(({ key }) => key),
    broken: Object.fromEntries(broken.map(({ key, value }) => [key, textOf(value)])),
  };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
