import { isRecord } from '@/lib/core/is-record';

/**
 * What stands beside the log of a document: the merged updates that left the log, and how often that has happened.
 * A document that was never compacted has none.
 */
export type DocumentHead = { epoch: number; snapshot: string | null };

export function parseHead(value: unknown): DocumentHead {
  if (!isRecord(value)) return { epoch: 0, snapshot: null };
  const { epoch, snapshot } = value;
  return {
    epoch: typeof epoch === 'number' ? epoch : 0,
    snapshot: typeof snapshot === 'string' ? snapshot : null,
  };
}
