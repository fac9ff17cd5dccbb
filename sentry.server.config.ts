import { init } from '@sentry/nextjs';
import { readRelease } from '@/lib/core/server/read-release';
import { scrubEvent } from '@/lib/telemetry/scrub-event';
import { sentryOptions, wantedIntegrations } from '@/lib/telemetry/sentry-options';

init({
  ...sentryOptions,
  dsn: process.env['SENTRY_DSN'],
  release: readRelease(),
  includeServerName: false,
  enableOpenTelemetrySetup: false,
  integrations: wantedIntegrations,
  beforeSend: scrubEvent,
});
