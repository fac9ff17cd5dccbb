'use client';

import { useState } from 'react';
import type { CallPhase } from '@/lib/call/client/session/call-phase';

/** Whether the person has come into the call: also while its line is made again, until they are at the door again. */
export function useEntered({ name }: CallPhase): boolean {
  const [wasEntered, setEntered] = useState(false);
  const isEntered = name === 'in-call' || (wasEntered && name !== 'checking');
  if (isEntered !== wasEntered) setEntered(isEntered);
  return isEntered;
}
