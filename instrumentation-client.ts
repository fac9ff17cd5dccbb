import { watchInstallOffer } from '@/lib/core/client/install-offer';
import { keepOfflinePage } from '@/lib/offline/client/keep-offline-page';
import { watchErrors } from '@/lib/telemetry/client/watch-errors';

watchErrors(() => import('./sentry.client.config'));
watchInstallOffer();
keepOfflinePage();
