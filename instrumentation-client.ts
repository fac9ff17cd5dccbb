import { watchInstallOffer } from '@/lib/core/client/install-offer';
import { keepOfflinePage, tellPlace } from '@/lib/offline/client/keep-offline-page';
import { watchErrors } from '@/lib/telemetry/client/watch-errors';

watchErrors(() => import('./sentry.client.config'));
watchInstallOffer();
keepOfflinePage();

/** Next calls it when a link leads to another page of ours without loading it as a whole. */
export function onRouterTransitionStart(url: string): void {
  tellPlace(new URL(url, location.href));
}
