'use client';

import { isRecord } from '@/lib/core/is-record';
import { useWatch } from '@/lib/core/client/use-watch';
import type { Group, GroupPerson, GroupRoom } from '../schema';
import { watchGroup, watchGroupRooms, watchPeople } from './watch-groups';

export type GroupPage =
  | { state: 'loading' }
  /** No such group, or not one's own: nobody can tell which. */
  | { state: 'closed' }
  | { state: 'failed'; failure: unknown }
  | { state: 'open'; group: Group; people: GroupPerson[]; rooms: GroupRoom[] };

/** One group as its owner sees it; `uid` is null while it is not known who is looking. */
export function useGroup(uid: string | null, groupId: string): GroupPage {
  const isKnown = uid !== null;
  const group = useWatch(watchGroup, isKnown ? groupId : null);
  const isOwn = Boolean(group.value);
  const people = useWatch(watchPeople, isOwn ? groupId : null);
  const rooms = useWatch(watchGroupRooms, isOwn ? groupId : null);

  if (group.value === null || isRefusal(group.failure)) return { state: 'closed' };
  if (group.value && people.value && rooms.value) {
    return { state: 'open', group: group.value, people: people.value, rooms: rooms.value };
  }
  const failure: unknown = group.failure ?? people.failure ?? rooms.failure;
  return failure === null ? { state: 'loading' } : { state: 'failed', failure };
}

const isRefusal = (thrown: unknown): boolean =>
  isRecord(thrown) && 'code' in thrown && thrown['code'] === 'permission-denied';
