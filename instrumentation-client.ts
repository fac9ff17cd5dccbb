import { watchErrors } from '@/lib/telemetry/client/watch-errors';

watchErrors(() => import('./sentry.client.config'));
