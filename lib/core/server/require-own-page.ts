import 'server-only';
import { AppError } from '@/lib/errors/app-error';

/**
 * Lets only requests of our own pages pass: `Origin` names the host that was asked, and the body is declared
 * as JSON, which no form of another site can send. A missing `Origin` is refused: browsers always send it
 * with a POST. Throws `request/forbidden-origin` or `request/unsupported-media-type`.
 */
export function requireOwnPage(headers: Headers): void {
  const host = headers.get('x-forwarded-host') ?? headers.get('host');
  if (!host || hostOf(headers.get('origin')) !== host) throw new AppError('request/forbidden-origin');
  const site = headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin') throw new AppError('request/forbidden-origin');
  const [type = ''] = (headers.get('content-type') ?? '').split(';');
  if (type.trim().toLowerCase() !== 'application/json') throw new AppError('request/unsupported-media-type');
}

function hostOf(origin: string | null): string | null {
  if (!origin || !URL.canParse(origin)) return null;
  return new URL(origin).host;
}
