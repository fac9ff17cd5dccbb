import { type HeldBy, listHeldBy } from '@/lib/access/enforcers';
import type { Allowed } from '@/lib/access/matrix-access';

/**
 * The capabilities whose data travels between pages. The media server has one permission for all data. So our server
 * writes into each participant's attributes which of these they have, and receivers drop the rest.
 */
type CarriedCapability = HeldBy<'receivers'>;
const carriedCapabilities = listHeldBy('receivers');

/** The attribute `may` of a participant with this access. */
export function toCarried(access: Pick<Allowed, CarriedCapability | 'data:send'>): string {
  if (!access['data:send'].allowed) return '';
  return carriedCapabilities.filter((capability) => access[capability].allowed).join(' ');
}

/** Whether a participant with these attributes may send data of a capability. Without the attribute: no. */
export function mayCarry({ may }: Readonly<Record<string, string>>, capability: CarriedCapability): boolean {
  return may?.split(' ').includes(capability) ?? false;
}
