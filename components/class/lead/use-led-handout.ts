import { useState } from 'react';
import type { HandedOut } from '@/lib/class/parse-handouts';

/** Which hand-out a person leads: the newest, or an earlier one that they chose. A new one is led at once. */
export function useLedHandout(handouts: readonly HandedOut[]) {
  const newest = handouts[0];
  const [chosen, setChosen] = useState<{ id: string; while: string | undefined } | null>(null);
  const isCurrent = chosen !== null && chosen.while === newest?.id;
  const led = (isCurrent ? handouts.find(({ id }) => id === chosen.id) : undefined) ?? newest;
  return { led, choose: (id: string) => setChosen({ id, while: newest?.id }) };
}
