import { readPublicConfig } from '@/lib/core/client/public-config';
import { dropEarlyErrors, handOverTo, keepEarlyErrors, type ErrorSink } from './early-errors';
import { whenIdle } from './when-idle';

export type SentryLoader = () => Promise<{
  startSentry: (options: { dsn: string; release: string }) => ErrorSink;
}>;

/**
 * Watches the page for errors from its first script on. Sentry itself is fetched when the page is idle, and
 * only where the deployment names a DSN; what happened before is handed over to it.
 */
export function watchErrors(load: SentryLoader): void {
  keepEarlyErrors();
  // Remembered from here on: when a page fails as a whole, the document goes in which the configuration stands.
  findConfig();
  whenIdle(() => {
    const { sentryDsn: dsn, release } = findConfig();
    if (dsn === null) {
      dropEarlyErrors();
      return;
    }
    // Blocked by an extension or offline: the page works without reports.
    load().then(({ startSentry }) => handOverTo(startSentry({ dsn, release })), dropEarlyErrors);
  });
}

/** A page that a fault of the deployment left without configuration is not watched. */
function findConfig(): { sentryDsn: string | null; release: string } {
  try {
    return readPublicConfig();
  } catch {
    return { sentryDsn: null, release: '' };
  }
}
