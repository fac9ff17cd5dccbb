import 'server-only';

/**
 * The address that a request came from, as the platform in front of us says: Vercel sets `x-forwarded-for`
 * itself and lets no client set it; `next start` writes it from the socket where nobody else has, so whatever
 * stands in front of it elsewhere has to set it anew. Used for limits only, never for
 * access. An IPv6 address counts by its /64, which is what one household or one attacker is given.
 */
export function clientAddress(headers: Headers): string {
  const [first = ''] = (headers.get('x-forwarded-for') ?? '').split(',');
  const address = first.trim().toLowerCase();
  if (!address) return 'unknown';
  if (!address.includes(':') || address.startsWith('::ffff:')) return address.replace(/^::ffff:/, '');
  return `${network64(address)}::/64`;
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
