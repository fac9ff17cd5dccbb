import { isRecord } from '@/lib/core/is-record';

/**
 * Counts the connections in `inside/{roomId}` of the Realtime Database, `{ [uid]: { [joinId]: … } }`. Each
 * device of a person is one, as the media server counts them.
 */
export function countConnections(inside: unknown): number {
  if (!isRecord(inside)) return 0;
  return Object.values(inside).reduce<number>(
    (count, joins) => count + (isRecord(joins) ? Object.keys(joins).length : 0),
    0,
  );
}
