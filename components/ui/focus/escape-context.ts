'use client';

import { createContext } from 'react';

/**
 * What Escape closes where a control stands; null where that is nobody's. The tooltip of the control takes the key
 * first, and passes it on.
 */
export const EscapeContext = createContext<(() => void) | null>(null);
