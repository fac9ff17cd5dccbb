import { loadSentry } from '@/lib/telemetry/server/load-sentry';

export { onRequestError } from '@/lib/telemetry/server/on-request-error';

/** Runs once when a server starts. */
export async function register(): Promise<void> {
  if (process.env['NEXT_RUNTIME'] === 'nodejs') {
    const { requireSafeEnvironment } = await import('@/lib/core/server/require-safe-environment');
    requireSafeEnvironment();
    const { writeSocketAddress } = await import('@/lib/core/server/write-socket-address');
    writeSocketAddress();
  }
  await loadSentry(() => import('./sentry.server.config'));
}
