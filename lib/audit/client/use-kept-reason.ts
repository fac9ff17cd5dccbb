'use client';

import { useState } from 'react';
import { useDraft } from '@/lib/auth/client/use-draft';
import { toWhy, type Why } from '../reason';

export type KeptReason = {
  /** As it was typed. */
  reason: string;
  /** Null when the log does not take it. */
  why: Why | null;
  change: (typed: string) => void;
  /** It was sent, or the person has thrown it away. */
  clear: () => void;
};

/**
 * The line that says why, for actions without a form. It survives a change of page, a reload and an attempt that
 * fails.
 *
 * @param form as for `useDraft`
 */
export function useKeptReason(form: string): KeptReason {
  const draft = useDraft(form);
  const [reason, setReason] = useState(() => draft.read()['reason'] ?? '');
  const change = (typed: string) => {
    draft.keep({ reason: typed });
    setReason(typed);
  };
  const clear = () => {
    draft.discard();
    setReason('');
  };
  return { reason, why: toWhy(reason), change, clear };
}
