'use client';

import ErrorPage from '@/app/error';
import './globals.css';

/** The root layout itself threw: this stands in for the whole document, in the device's own fonts. */
export default function GlobalErrorPage({ error }: { error: Error & { digest?: string } }) {
  return (
    <html lang="en">
      <body>
        <ErrorPage error={error} />
      </body>
    </html>
  );
}
