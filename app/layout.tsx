import type { Metadata, Viewport } from 'next';
import { getTranslations } from 'next-intl/server';
import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { fontVariables } from '@/app/fonts';
import { publicConfigElementId } from '@/lib/core/public-config';
import { publicConfigJson } from '@/lib/core/server/read-public-config';
import { themeScript } from '@/lib/core/theme';
import './globals.css';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('common');
  return { title: { default: t('productName'), template: `%s · ${t('productName')}` } };
}

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#f7f6f1' },
    { media: '(prefers-color-scheme: dark)', color: '#18181e' },
  ],
  viewportFit: 'cover',
};

/**
 * Reading the headers makes every page dynamic: each request has its own nonce, and a page that was built
 * before it would carry none, so that none of its scripts ran.
 */
export default async function RootLayout({ children }: { children: ReactNode }) {
  const nonce = (await headers()).get('x-nonce') ?? undefined;
  return (
    <html lang="en" className={fontVariables} suppressHydrationWarning>
      <head>
        {/* Browsers hide the nonce from scripts, so the attribute differs on hydration. */}
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: themeScript }} />
        <script
          id={publicConfigElementId}
          type="application/json"
          dangerouslySetInnerHTML={{ __html: publicConfigJson() }}
        />
      </head>
      <body>{children}</body>
    </html>
  );
}
