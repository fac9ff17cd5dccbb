import { createContext } from 'react';
import type { Beside } from '@/lib/class/beside';
import type { PageBeside } from '@/lib/class/client/write-beside';
import type { PersonColour } from '@/lib/core/person-hue';

/** What a person who leads the class writes beside the lines of a learner's page. */
type LeaderBeside = {
  page: PageBeside;
  beside: Beside | undefined;
  nameOf: (uid: string) => string | null;
  colourOf: (uid: string) => PersonColour;
  onFailed: (thrown: unknown) => void;
};

/** Null where no such page is around. */
export const LeaderAsideContext = createContext<LeaderBeside | null>(null);
