import 'server-only';
import type { Environment } from '@/lib/core/server/environment';

/**
 * The address that a request came from, as the platform in front of us says. Vercel sets `x-forwarded-for` itself
 * and lets no client set it. Elsewhere each proxy adds at the right whom it was asked by, and all that stands further
 * left is what the client says: so what counts is the entry that the outermost of `TRUSTED_PROXIES` (1 unless it is
 * set) has written; where one of them was passed by, the one before it has written the first. Used for limits only, never for access. An IPv6 address counts by its /64, which is what one
 * household or one attacker is given.
 */
export function clientAddress(headers: Headers, env: Environment = process.env): string {
  const entries = (headers.get('x-forwarded-for') ?? '').split(',');
  // Without a proxy `writeSocketAddress` has written the only entry.
  const count = Math.max(1, trustedProxies(env));
  const entry = env['VERCEL'] ? entries[0] : (entries.at(-count) ?? entries[0]);
  const address = (entry ?? '').trim().toLowerCase();
  if (!address) return 'unknown';
  if (!address.includes(':') || address.startsWith('::ffff:')) return address.replace(/^::ffff:/, '');
  return `${network64(address)}::/64`;
}

/**
 * How many proxies stand between us and the internet. Throws an Error that names what it cannot read: one number too
 * many, and whoever asks chooses the address that is counted.
 */
export function trustedProxies(env: Environment = process.env): number {
  const text = env['TRUSTED_PROXIES'] || '1';
  if (/^(0|[1-9]\d?)$/.test(text)) return Number(text);
  throw new Error(`TRUSTED_PROXIES is "${text}": a number from 0 to 99 is meant (see .env.example).`);
}

/** The first four groups; `::` stands for as many zero groups as are missing to eight. */
function network64(address: string): string {
  const [head = '', tail] = address.split('::');
  const start = head === '' ? [] : head.split(':');
  const end = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = tail === undefined ? 0 : Math.max(0, 8 - start.length - end.length);
  const groups = [...start, ...Array.from({ length: gap }, () => '0'), ...end];
  return groups.slice(0, 4).join(':');
}
