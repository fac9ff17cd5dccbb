'use client';

import { useCallback, useState } from 'react';
import { useAction } from '@/lib/core/client/use-action';
import { letIn } from './let-in';
import type { WaitingRow } from '../waiting-row';

type Person = { roomId: string; uid: string };

const keyOf = ({ roomId, uid }: Person): string => `${roomId} ${uid}`;

export type DoorAnswers = ReturnType<typeof useDoorAnswers>;

/**
 * A host's answers to people at their doors. *Not now* puts the line about a person away on this
 * page. They go on waiting, and the list inside still shows them.
 *
 * @param onFailed is told what fails, where the place around it says such things; else `failure` holds it
 */
export function useDoorAnswers(onFailed?: (thrown: unknown) => void) {
  const [putOff, setPutOff] = useState<ReadonlySet<string>>(new Set());
  const { state, start, reset } = useAction<Person>(async ({ roomId, uid }) => {
    try {
      await letIn(roomId, uid);
    } catch (thrown) {
      if (!onFailed) throw thrown;
      onFailed(thrown);
    }
  });
  const stillAsking = useCallback(
    (roomId: string, waiting: readonly WaitingRow[]) =>
      waiting.filter(({ uid }) => !putOff.has(keyOf({ roomId, uid }))),
    [putOff],
  );
  return {
    admit: start,
    notNow: (person: Person) => setPutOff((before) => new Set([...before, keyOf(person)])),
    /** Those of a room's queue that still ask for an answer here. */
    stillAsking,
    isPending: state.isPending,
    failure: state.failure,
    reset,
  };
}
