'use client';

import { createContext } from 'react';
import type { TypesetLine } from '@/lib/math/show/typeset-line';

/** How the lines of a sheet are shown at rest. It changes with the choice of the person alone. */
export type SheetSetting = {
  /** Set as mathematics, or as typed. */
  isSet: boolean;
  /** Asks for the words of a line and the places of its parts. */
  typeset: (id: string) => Promise<TypesetLine | null>;
};

export const SetContext = createContext<SheetSetting>({ isSet: false, typeset: () => Promise.resolve(null) });
