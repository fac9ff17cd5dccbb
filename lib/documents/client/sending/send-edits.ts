import { AppError } from '@/lib/errors/app-error';
import { documentBytes } from '../../document-limits';
import type { DocumentPlace } from '../../document-place';
import { encodeUpdate, mergeUpdates } from '../../update-codec';
import type { DocumentLog } from '../document-log';

/**
 * Appends edits to the log, as one entry if they fit into one. Throws `documents/too-large` for a single edit that is
 * larger than an entry, and what the log throws.
 */
export async function sendEdits(
  log: DocumentLog,
  place: DocumentPlace,
  updates: readonly Uint8Array[],
): Promise<void> {
  const merged = mergeUpdates(updates);
  if (merged.length <= documentBytes) return log.append(place, encodeUpdate(merged));
  if (updates.length === 1) {
    throw new AppError('documents/too-large', { details: { bytes: merged.length, limit: documentBytes } });
  }
  const half = Math.ceil(updates.length / 2);
  await sendEdits(log, place, updates.slice(0, half));
  return sendEdits(log, place, updates.slice(half));
}
