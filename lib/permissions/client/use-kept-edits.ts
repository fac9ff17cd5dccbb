'use client';

import { useEffect, useState } from 'react';
import { useDraft } from '@/lib/auth/client/use-draft';
import { parseEdits, type Edit } from '../edit-schema';

/**
 * Keeps an administrator's edits like the draft of a form, so that no reload, change of page or new sign-in
 * loses them. Profiles and policy are saved together, so both pages share the edits.
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
    // Discard at once: the administrator may already have left the page, and then the effect does not run.
    draft.discard();
    setEdits([]);
  };
  return { edits, change: setEdits, clear };
}
