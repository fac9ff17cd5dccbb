import { getRequestConfig } from 'next-intl/server';
import { messages } from '@/lib/core/server/messages';

/** next-intl without routing: one language now, the file names in `messages/` are ready for more. */
export default getRequestConfig(() => Promise.resolve({ locale: 'en' as const, messages }));
