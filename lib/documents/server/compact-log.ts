import 'server-only';
import { AppError } from '@/lib/errors/app-error';
import { chunk } from '@/lib/core/chunk';
import { parseHead, type DocumentHead } from '@/lib/documents/document-head';
import { statesToDrop } from '@/lib/documents/history/past-states';
import { mergeLog } from '@/lib/documents/merge-log';

/** How often a compaction that others have overtaken begins again. */
const attempts = 25;
/** Entries that are deleted by one write. */
const step = 500;

/** A document on the service, by paths below its own. */
export type LogGateways = {
  readHead: () => Promise<{ value: unknown; version: string }>;
  readEntries: () => Promise<Readonly<Record<string, unknown>>>;
  /** Stores a head unless another stands there since its version was read. */
  replaceHead: (head: DocumentHead, version: string) => Promise<'written' | 'overtaken'>;
  /** The times of the states that were kept (ms). */
  readTimes: () => Promise<readonly number[]>;
  /** Path below the document → value; null deletes. All of them, or none. */
  patch: (updates: Readonly<Record<string, string | true | null>>) => Promise<void>;
};

/**
 * Merges the log of a document into its snapshot, in an order that can be cut off anywhere. First it stores the new
 * snapshot. Then it deletes the entries that the snapshot holds, by their keys. Never a range of keys: they carry the
 * clocks of their pages, so a late one may stand before an early one. Entries that cannot be read are set aside.
 * The snapshot is kept as a past state, so that people can come back to it.
 *
 * Throws `documents/unreadable`, and `documents/not-compacted` when others were faster each time. The log stays
 * whole.
 *
 * @returns the epoch; an empty log keeps its own
 */
export async function compactLog(gateways: LogGateways, now: () => number = Date.now): Promise<number> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const { value, version } = await gateways.readHead();
    const before = parseHead(value);
    const entries = await gateways.readEntries();
    if (Object.keys(entries).length === 0) return before.epoch;
    const { snapshot, merged, broken } = mergeLog(before.snapshot, entries);
    const epoch = before.epoch + 1;
    if ((await gateways.replaceHead({ epoch, snapshot }, version)) === 'overtaken') continue;
    await gateways.patch(await keptStates(gateways, snapshot, now()));
    for (const keys of chunk(merged, step)) {
      await gateways.patch(Object.fromEntries(keys.map((key) => [`updates/${key}`, null])));
    }
    for (const [key, text] of Object.entries(broken)) {
      await gateways.patch({ [`updates/${key}`]: null, [`aside/${key}`]: text });
    }
    return epoch;
  }
  throw new AppError('documents/not-compacted');
}

/** A state more, without those that stand too close together by now. */
async function keptStates(
  { readTimes }: LogGateways,
  snapshot: string,
  now: number,
): Promise<Record<string, string | true | null>> {
  const dropped = statesToDrop([...(await readTimes()), now], now);
  return {
    [`past/times/${String(now)}`]: true,
    [`past/states/${String(now)}`]: snapshot,
    ...Object.fromEntries(
      dropped.flatMap((time) => [
        [`past/times/${String(time)}`, null],
        [`past/states/${String(time)}`, null],
      ]),
    ),
  };
}
