import { workerText } from '@/lib/notifications/worker/worker-text';
import push from '@/messages/en/push.json';

export const dynamic = 'force-dynamic';

/**
 * The service worker of push, at the address where the push service's own SDK looks for it. The browser compares it
 * at each visit, so that its words are those of the running release.
 */
export function GET(): Response {
  return new Response(workerText({ en: push }), {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
  });
}
