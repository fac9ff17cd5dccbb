import { type HeldBy, listHeldBy } from '@/lib/access/enforcers';
import type { Allowed } from '@/lib/access/matrix-access';

/**
 * What travels as data between pages. The media server has one permission for all of it and cannot tell it apart, so
 * our server writes into each participant's attributes which of these they have, and receivers drop the rest.
 */
type CarriedCapability = HeldBy<'receivers'>;
const carriedCapabilities = listHeldBy('receivers');

/** The attribute `may` of somebody who has this access. */
export function toCarried(access: Pick<Allowed, CarriedCapability | 'data:send'>): string {
  if (!access['data:send'].allowed) return '';
  return carriedCapabilities.filter((capability) => access[capability].allowed).join(' ');
}

/** Whether somebody with these attributes may send what needs a capability. Who has no such attribute may nothing. */
export function mayCarry({ may }: Readonly<Record<string, string>>, capability: CarriedCapability): boolean {
  return may?.split(' ').includes(capability) ?? false;
}
