import type { MetadataRoute } from 'next';
import { getTranslations } from 'next-intl/server';

/** What a browser needs to keep Chalktalk as an app with a window of its own. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const t = await getTranslations('common');
  return {
    id: '/',
    name: t('productName'),
    short_name: t('productName'),
    description: t('productLine'),
    lang: 'en',
    start_url: '/rooms',
    scope: '/',
    display: 'standalone',
    background_color: '#f7f6f1',
    theme_color: '#f7f6f1',
    categories: ['education'],
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
