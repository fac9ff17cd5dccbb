import { offlineAnswer } from '@/lib/offline/server/offline-answer';
import { offlineWorkerText } from '@/lib/offline/worker/offline-worker-text';

export const dynamic = 'force-dynamic';

/**
 * The service worker that answers when the network does not. It holds its page itself. The browser compares it at each
 * visit, so that the page is the one of the running release.
 */
export function GET(): Response {
  return new Response(offlineWorkerText(offlineAnswer()), {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
  });
}
