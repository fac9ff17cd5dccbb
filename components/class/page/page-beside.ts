import { createContext } from 'react';
import type { SheetPeople } from '@/components/worksheet/sheet-company';
import type { Beside } from '@/lib/class/beside';

/** What stands beside the learner's page around, with the people who put it there. */
export type PageBeside = { beside: Beside; people: SheetPeople };

/** Null where there is no page of one's own around. */
export const PageBesideContext = createContext<PageBeside | null>(null);
