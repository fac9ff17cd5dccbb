'use client';

import { useState } from 'react';
import { progressSchema, type Progress } from '@/lib/class/progress';
import { followFaults, type StandingFaults } from '@/lib/class/wall/cards';
import { isRecord } from '@/lib/core/is-record';
import { useWatch, type Watch } from '@/lib/core/client/use-watch';
import { watchValue } from '@/lib/firebase/client/watch-value';

type Records = ReadonlyMap<string, Progress>;

const none: Records = new Map();

const watchRecords = (roomId: string, handoutId: string): Watch<Records> =>
  watchValue(`progress/${roomId}/${handoutId}`, (value) => {
    const records = new Map<string, Progress>();
    for (const [uid, record] of Object.entries(isRecord(value) ? value : {})) {
      const { data } = progressSchema.safeParse(record);
      if (data) records.set(uid, data);
    }
    return records;
  });

/** The records of all pages of a hand-out, and since when which fault stands on them. */
export function useClassRecords(roomId: string, handoutId: string) {
  const { value: heard, failure } = useWatch(watchRecords, roomId, handoutId);
  const value = heard ?? none;
  const [followed, setFollowed] = useState<{ value: Records; standing: StandingFaults }>({
    ...{ value: none, standing: new Map() },
  });
  if (followed.value !== value) setFollowed({ value, standing: followFaults(followed.standing, value) });
  return { records: value, standing: followed.standing, isKnown: heard !== undefined, failure };
}
