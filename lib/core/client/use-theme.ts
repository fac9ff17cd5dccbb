'use client';

import { useSyncExternalStore } from 'react';
import { parseThemePreference, resolveTheme, themeStorageKey, type ThemePreference } from '@/lib/core/theme';

const changed = 'chalktalk:theme';
/** As long as the cross-fade in base.css. */
const fadeMs = 120;

/** The chosen theme and the way to choose another; the server and the first render know only `system`. */
export function useTheme(): { preference: ThemePreference; setPreference: (next: ThemePreference) => void } {
  const preference = useSyncExternalStore(watchPreference, readPreference, () => 'system' as const);
  return { preference, setPreference };
}

function setPreference(next: ThemePreference): void {
  try {
    if (next === 'system') localStorage.removeItem(themeStorageKey);
    else localStorage.setItem(themeStorageKey, next);
  } catch {
    // Storage is blocked: the choice then lasts for this page only.
  }
  const root = document.documentElement;
  root.dataset['themeChanging'] = '';
  root.dataset['theme'] = resolveTheme(next, matchMedia('(prefers-color-scheme: dark)').matches);
  setTimeout(() => delete root.dataset['themeChanging'], fadeMs);
  window.dispatchEvent(new Event(changed));
}

function readPreference(): ThemePreference {
  try {
    return parseThemePreference(localStorage.getItem(themeStorageKey));
  } catch {
    return 'system';
  }
}

function watchPreference(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  window.addEventListener(changed, onChange);
  return () => {
    window.removeEventListener('storage', onChange);
    window.removeEventListener(changed, onChange);
  };
}
