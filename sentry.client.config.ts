import { captureException, init } from '@sentry/nextjs';
import { errorCodeOf } from '@/lib/errors/error-code-of';
import { referenceOf } from '@/lib/errors/error-reference';
import type { ErrorSink } from '@/lib/telemetry/client/early-errors';
import { isHostedDsn } from '@/lib/telemetry/parse-dsn';
import { scrubEvent } from '@/lib/telemetry/scrub-event';
import { sentryOptions, wantedIntegrations } from '@/lib/telemetry/sentry-options';

/** Starts Sentry in the browser. Fetched when the page is idle; see instrumentation-client.ts. */
export function startSentry({ dsn, release }: { dsn: string; release: string }): ErrorSink {
  init({
    ...sentryOptions,
    dsn,
    release,
    ...(isHostedDsn(dsn) && { tunnel: '/monitoring' }),
    integrations: wantedIntegrations,
    beforeSend: (event) => scrubEvent({ ...event, tags: { ...event.tags, page: location.pathname } }),
  });
  return {
    // The handlers that init has just installed know what to make of them, and name the right mechanism.
    replay: (event) => {
      if ('reason' in event) window.onunhandledrejection?.(event);
      else window.onerror?.(event.message, event.filename, event.lineno, event.colno, event.error as Error);
    },
    capture: ({ thrown, where }) => {
      captureException(thrown, {
        tags: { where, code: errorCodeOf(thrown), reference: referenceOf(thrown) },
      });
    },
  };
}
