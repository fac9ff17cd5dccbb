import 'server-only';
import packageJson from '@/package.json';
import type { Environment } from '@/lib/core/server/environment';

/** The release that this server runs, for example `chalktalk@4.41.3`, as logs, health and Sentry name it. */
export function readRelease(env: Environment = process.env): string {
  return env['SENTRY_RELEASE'] ?? `${packageJson.name}@${packageJson.version}`;
}
