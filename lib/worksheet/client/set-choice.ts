'use client';

import { useSyncExternalStore } from 'react';

/** How a person wants lines at rest: set as mathematics, or as typed. */
export type SetChoice = 'set' | 'typed';

/** Like the theme it is no data of a person, so it stays on the device when somebody signs out. */
const key = 'chalktalk-sheet-lines';
const changed = 'chalktalk:sheet-lines';

/** The choice of this person on this device, and the way to choose. The server and the first render know `set`. */
export function useSetChoice(): { choice: SetChoice; choose: (choice: SetChoice) => void } {
  const choice = useSyncExternalStore(watchChoice, readChoice, () => 'set' as const);
  return { choice, choose: keepChoice };
}

function keepChoice(choice: SetChoice): void {
  try {
    localStorage.setItem(key, choice);
  } catch {
    // Storage is blocked: every sheet is then set.
  }
  window.dispatchEvent(new Event(changed));
}

function readChoice(): SetChoice {
  try {
    return localStorage.getItem(key) === 'typed' ? 'typed' : 'set';
  } catch {
    return 'set';
  }
}

function watchChoice(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  window.addEventListener(changed, onChange);
  return () => {
    window.removeEventListener('storage', onChange);
    window.removeEventListener(changed, onChange);
  };
}
