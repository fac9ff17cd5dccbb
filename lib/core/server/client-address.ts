import 'server-only';
import type { Environment } from '@/lib/core/server/environment';

/**
 * The address that a request came from, by the platform in front of us. Vercel sets `x-forwarded-for` itself and lets
 * no client set it. Elsewhere each proxy appends the address of its own caller, and the client may have written
 * everything further left.
 *
 * So the entry counts that the outermost of `TRUSTED_PROXIES` (default 1) has written. A request that bypassed one of
 * them has too few entries; then the first one counts. Used for limits only, never for access. An IPv6 address counts
 * by its /64, which is the size that one household or one attacker gets.
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
 * How many proxies stand between us and the internet. Throws an Error that quotes an unreadable value: with a number
 * that is too high, a client could choose the address that is counted.
 */
export function trustedProxies(env: Environment = process.env): number {
  const text = env['TRUSTED_PROXIES'] || '1';
  if (/^(0|[1-9]\d?)$/.test(text)) return Number(text);
  throw new Error(`TRUSTED_PROXIES is "${text}": a number from 0 to 99 is meant (see .env.example).`);
}

/** The first four groups; `::` stands for all zero groups that are missing to eight. */
function network64(address: string): string {
  const [head = '', tail] = address.split('::');
  const start = head === '' ? [] : head.split(':');
  const end = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = tail === undefined ? 0 : Math.max(0, 8 - start.length - end.length);
  const groups = [...start, ...Array.from({ length: gap }, () => '0'), ...end];
  return groups.slice(0, 4).join(':');
}
