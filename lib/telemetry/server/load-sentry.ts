/**
 * Loads Sentry when the server starts, where the deployment names a DSN. The Edge runtime, which only runs the
 * middleware, goes without.
 */
export async function loadSentry(load: () => Promise<unknown>): Promise<void> {
  if (process.env['NEXT_RUNTIME'] === 'nodejs' && process.env['SENTRY_DSN']) await load();
}
