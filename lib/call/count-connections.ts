import { isRecord } from '@/lib/core/is-record';

/**
 * How many connections stand in `inside/{roomId}` of the Realtime Database, `{ [uid]: { [joinId]: … } }`: each device of
 * a person is one, as the media server counts them.
 */
export function countConnections(inside: unknown): number {
  if (!isRecord(inside)) return 0;
  return Object.values(inside).reduce<number>(
    (count, joins) => count + (isRecord(joins) ? Object.keys(joins).length : 0),
    0,
  );
}
