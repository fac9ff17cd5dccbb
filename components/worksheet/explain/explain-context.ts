'use client';

import { createContext } from 'react';
import type { Calculation } from '@/lib/worksheet/client/use-results';

/** What an open explanation needs of its sheet. Only open ones are drawn again when it changes. */
export type SheetToExplain = Calculation & {
  /** Selects a cell and brings it into sight. */
  goTo: (id: string) => void;
};

export const ExplainContext = createContext<SheetToExplain | null>(null);
