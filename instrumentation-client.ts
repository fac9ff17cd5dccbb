import { watchInstallOffer } from '@/lib/core/client/install-offer';
import { watchErrors } from '@/lib/telemetry/client/watch-errors';

watchErrors(() => import('./sentry.client.config'));
watchInstallOffer();
