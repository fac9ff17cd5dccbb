'use client';

import { useKeptText } from '@/lib/auth/client/drafts/use-kept-text';
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
 * @param form as for `useKeptText`
 */
export function useKeptReason(form: string): KeptReason {
  const { text, change, clear } = useKeptText(form);
  return { reason: text, why: toWhy(text), change, clear };
}
