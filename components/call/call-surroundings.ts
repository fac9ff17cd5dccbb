'use client';

import { createContext, type ReactNode } from 'react';
import type { PersonProfileId } from '@/lib/access/profiles';

/** What the page around a call can do that a call cannot by itself. */
export type CallSurroundings = {
  /** A link that lets new people in with this profile. */
  getInviteLink: (profile: PersonProfileId) => Promise<string>;
  /** Lets a guest keep their place by an account; undefined once they have. */
  keepPlace: (() => void) | undefined;
  /** The panel with what a host can do for everyone at once. */
  renderShield: (place: ShieldPlace) => ReactNode;
  /** A row for hosts that says when all is paused. */
  renderPauseRow: () => ReactNode;
};

export type ShieldPlace = {
  onClose: () => void;
  className: string;
  /** Says for some seconds what was done, with the way to take it back. */
  onDone: (words: string, undo?: () => void) => void;
};

export const CallSurroundings = createContext<CallSurroundings>({
  getInviteLink: () => Promise.reject(new Error('No page around the call makes links.')),
  keepPlace: undefined,
  renderShield: () => null,
  renderPauseRow: () => null,
});
