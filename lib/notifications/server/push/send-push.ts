import 'server-only';
import { isRecord } from '@/lib/core/is-record';
import type { PushService } from '@/lib/notifications/server/push/push-service';

export type Push = {
  token: string;
  /** Texts only, and no more than ids: it passes the services of others. */
  data: Readonly<Record<string, string>>;
  /** How long the service keeps trying (ms). */
  lifetime: number;
};

export type PushOutcome =
  | 'sent'
  /** The token is dead: forget it. */
  | 'gone'
  /** Not now; the same push may be sent again. */
  | 'later'
  /** By a fault of ours or of the configuration: sending it again does not help. */
  | 'refused';

/** How long the service may take (ms). */
const patience = 10_000;

/**
 * Hands one push in by Firebase Cloud Messaging's HTTP v1 interface. Never throws. The Admin SDK would do the same, but
 * holds its caller up for seconds by retries of its own.
 *
 * Source: https://firebase.google.com/docs/reference/fcm/rest/v1/projects.messages and `.../ErrorCode`
 */
export async function sendPush(
  service: PushService,
  push: Push,
): Promise<{ outcome: PushOutcome; code: string | null }> {
  const { token, data, lifetime } = push;
  const headers = { TTL: String(Math.round(lifetime / 1000)), Urgency: 'high' };
  try {
    const response = await fetch(`${service.endpoint}/v1/projects/${service.projectId}/messages:send`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await service.accessToken()}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ message: { token, data, webpush: { headers } } }),
      signal: AbortSignal.timeout(patience),
    });
    if (response.ok) return { outcome: 'sent', code: null };
    const code = codeOf(await response.json().catch(() => null)) ?? String(response.status);
    return { outcome: refusalOf(response.status, code), code };
  } catch (thrown) {
    return { outcome: 'later', code: isRecord(thrown) ? String(thrown['name']) : 'unknown' };
  }
}

function refusalOf(status: number, code: string): PushOutcome {
  if (status === 404 || code === 'UNREGISTERED') return 'gone';
  return status === 429 || status >= 500 ? 'later' : 'refused';
}

/** The service's own code stands among the details; beside it is the one that all of Google's interfaces share. */
function codeOf(body: unknown): string | undefined {
  const error = isRecord(body) ? body['error'] : null;
  if (!isRecord(error)) return undefined;
  const details: unknown[] = Array.isArray(error['details']) ? error['details'] : [];
  const own = details.filter(isRecord).find(({ '@type': type }) => String(type).endsWith('fcm.v1.FcmError'));
  const code = own?.['errorCode'] ?? error['status'];
  return typeof code === 'string' ? code : undefined;
}
