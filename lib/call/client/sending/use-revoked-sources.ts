'use client';

import { useEffect, useState } from 'react';
import { hearRevoked } from './hear-revoked';
import { createRevocations, type RevokedInput } from './revocations';

/**
 * Says what others have turned off, and why; and offers to go on when it is allowed again. A call has one room and one
 * set of notices; the rest of the input may change.
 */
export function useRevokedSources(input: RevokedInput): void {
  const { room } = input;
  const [revocations] = useState(() => createRevocations(input));
  useEffect(() => revocations.learn(input));
  useEffect(() => hearRevoked(room, revocations), [room, revocations]);
}
