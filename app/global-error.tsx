'use client';

import { useEffect } from 'react';
import ErrorPage from '@/app/error';
import { parseThemePreference, resolveTheme, themeStorageKey } from '@/lib/core/theme';
import problems from '@/messages/en/problems.json';
import './globals.css';

/** The root layout itself threw: this stands in for the whole document, in the device's own fonts. */
export default function GlobalErrorPage({ error }: { error: Error & { digest?: string } }) {
  // The script that sets the theme was in the document that this one replaces.
  useEffect(() => {
    const device = matchMedia('(prefers-color-scheme: dark)');
    const show = () => {
      document.documentElement.dataset['theme'] = readTheme();
    };
    show();
    device.addEventListener('change', show);
    return () => device.removeEventListener('change', show);
  }, []);

  return (
    <html lang="en">
      <body>
        <title>{problems.failed.title}</title>
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
