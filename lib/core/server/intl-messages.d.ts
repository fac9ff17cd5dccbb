import type { Messages } from '@/lib/core/server/messages';

/** Makes every key of `useTranslations` a checked one. */
declare module 'next-intl' {
  // Declaration merging needs an interface.
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  interface AppConfig {
    Locale: 'en';
    Messages: Messages;
  }
}
