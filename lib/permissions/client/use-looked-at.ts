'use client';

import { useState } from 'react';
import type { PersonProfileId } from '@/lib/access/profiles';

/** Which of the profiles somebody looks at: the usual one at first, and again when the one they looked at has gone. */
export function useLookedAt(profiles: readonly PersonProfileId[]): {
  current: PersonProfileId;
  onLookAt: (id: PersonProfileId) => void;
} {
  const [chosen, onLookAt] = useState<PersonProfileId>('learner');
  return { current: profiles.includes(chosen) ? chosen : 'learner', onLookAt };
}
