import { type HeldBy, listHeldBy } from '@/lib/access/enforcers';
import type { Allowed } from '@/lib/access/matrix-access';

/**
 * The capabilities whose data travels between pages. The media server has one permission for all data. So our server
 * writes into each participant's attributes which of these they have, and receivers drop the rest.
 */
type DataCapability = HeldBy<'receivers'>;
const dataCapabilities = listHeldBy('receivers');

/** The attribute `may` of a participant with this access. */
export function toDataCapabilities(access: Pick<Allowed, DataCapability | 'data:send'>): string {
  if (!access['data:send'].allowed) return '';
  return dataCapabilities.filter((capability) => access[capability].allowed).join(' ');
}

/** Whether a participant with these attributes may send data of a capability. Without the attribute: no. */
export function mayCarry({ may }: Readonly<Record<string, string>>, capability: DataCapability): boolean {
  return may?.split(' ').includes(capability) ?? false;
}
