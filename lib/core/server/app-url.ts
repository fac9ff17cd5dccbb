import 'server-only';
import type { Environment } from '@/lib/core/server/environment';

/**
 * Where this deployment is reached, for links in mails; null when nothing says so. Never taken from a request:
 * whoever sends one chooses its headers, and with them where our mails would lead.
 */
export function findAppUrl(env: Environment = process.env): string | null {
  const { APP_URL: given, VERCEL_PROJECT_PRODUCTION_URL: host } = env;
  if (given) return new URL(given).origin;
  return host ? `https://${host}` : null;
}
