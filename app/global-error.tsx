'use client';

import { useEffect } from 'react';
import ErrorPage from '@/app/error';
import { parseThemePreference, resolveTheme, themeStorageKey } from '@/lib/core/theme';
import './globals.css';

/** The root layout itself threw: this stands in for the whole document, in the device's own fonts. */
export default function GlobalErrorPage({ error }: { error: Error & { digest?: string } }) {
  // The script that sets the theme was in the document that this one replaces.
  useEffect(() => {
    document.documentElement.dataset['theme'] = readTheme();
  }, []);

  return (
    <html lang="en">
      <body>
        <ErrorPage error={error} />
      </body>
    </html>
  );
}

function readTheme(): 'light' | 'dark' {
  const isDeviceDark = matchMedia('(prefers-color-scheme: dark)').matches;
  try {
    return resolveTheme(parseThemePreference(localStorage.getItem(themeStorageKey)), isDeviceDark);
  } catch {
    return resolveTheme('system', isDeviceDark);
  }
}
