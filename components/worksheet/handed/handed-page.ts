import { createContext } from 'react';
import type { HandedPage } from '@/lib/worksheet/handed/hold-lines';

/** What the learner's page around keeps to; null around all other sheets. */
export const HandedPageContext = createContext<HandedPage | null>(null);
