import { loadSentry } from '@/lib/telemetry/server/load-sentry';

export { onRequestError } from '@/lib/telemetry/server/on-request-error';

/** Runs once when a server starts. */
export async function register(): Promise<void> {
  if (process.env['NEXT_RUNTIME'] === 'nodejs') {
    const { requireSafeEnvironment } = await import('@/lib/core/server/require-safe-environment');
    requireSafeEnvironment();
  }
  await loadSentry(() => import('./sentry.server.config'));
}
