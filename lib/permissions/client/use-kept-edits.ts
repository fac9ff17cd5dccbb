'use client';

import { useEffect, useState } from 'react';
import { useDraft } from '@/lib/auth/client/use-draft';
import { parseEdits, type Edit } from '../edit-schema';

/**
 * The steps of an administrator, kept as what is typed into a form is: another page, a reload and a sign-in that ends
 * lose none of them. Profiles and policy are one thing that is saved, so both pages show the same.
 */
export function useKeptEdits(): {
  edits: readonly Edit[];
  change: (to: (before: readonly Edit[]) => readonly Edit[]) => void;
  clear: () => void;
} {
  const draft = useDraft('organization');
  const [edits, setEdits] = useState(() => parseEdits(draft.read()['edits']));
  useEffect(() => {
    if (edits.length === 0) draft.discard();
    else draft.keep({ edits: JSON.stringify(edits) });
  }, [draft, edits]);
  const clear = () => {
    // At once: whoever has saved may have gone to another page before the answer came.
    draft.discard();
    setEdits([]);
  };
  return { edits, change: setEdits, clear };
}
