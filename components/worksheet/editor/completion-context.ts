import { createContext } from 'react';
import type { Completion } from '@/lib/worksheet/complete/find-completions';
import type { KnownName } from '@/lib/math/show/list-names';

/** What a word in the editor can become. */
export type CompletionSource = {
  /** The names of the sheet as they are now, the nearest above the cell first. */
  own: (id: string) => readonly Completion[];
  /** What every sheet knows; the same promise each time. */
  known: () => Promise<readonly KnownName[]>;
};

export const CompletionContext = createContext<CompletionSource>({
  own: () => [],
  known: () => Promise.resolve([]),
});
