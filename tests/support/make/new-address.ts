import { randomInt } from 'node:crypto';

/** An address of documentation (RFC 3849) that nobody else's failures count for, and under what it is counted. */
export function newAddress(): { address: string; subject: string } {
  const group = () => randomInt(0x1000, 0x10000).toString(16);
  const network = `2001:db8:${group()}:${group()}`;
  return { address: `${network}::1`, subject: `${network}::/64` };
}
