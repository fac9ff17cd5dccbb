'use client';

import { createContext } from 'react';
import type { PersonProfileId } from '@/lib/access/profiles';

/** What the page around a call can do that a call cannot by itself. */
export type CallSurroundings = {
  /** A link that lets new people in with this profile. */
  getInviteLink: (profile: PersonProfileId) => Promise<string>;
  /** Lets a guest keep their place by an account; undefined once they have. */
  keepPlace: (() => void) | undefined;
};

export const CallSurroundings = createContext<CallSurroundings>({
  getInviteLink: () => Promise.reject(new Error('No page around the call makes links.')),
  keepPlace: undefined,
});
