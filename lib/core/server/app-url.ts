import 'server-only';
import type { Environment } from '@/lib/core/server/environment';

/**
 * The address of this deployment, for links in mails; null when it is not configured. It never comes from a request:
 * the sender chooses its headers, and could choose where our mails lead.
 */
export function findAppUrl(env: Environment = process.env): string | null {
  const { APP_URL: given, VERCEL_PROJECT_PRODUCTION_URL: host } = env;
  if (given) return new URL(given).origin;
  return host ? `https://${host}` : null;
}
