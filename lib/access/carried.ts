import type { Capability } from '@/lib/access/capabilities';
import type { Allowed } from '@/lib/access/matrix-access';

/**
 * What travels as data between pages. The media server has one permission for all of it and cannot tell it apart, so
 * our server writes into each participant's attributes which of these they have, and receivers drop the rest.
 */
const carriedCapabilities = [
  'hand:raise',
  'reaction:send',
  'worksheet:edit',
  'ink:draw',
  'chat:send',
  'chat:direct',
  'file:upload',
  'question:run',
  'question:answer',
  'member:moderate',
  'lobby:admit',
] as const satisfies readonly Capability[];
type CarriedCapability = (typeof carriedCapabilities)[number];

/** The attribute `may` of somebody who has this access. */
export function toCarried(access: Pick<Allowed, CarriedCapability | 'data:send'>): string {
  if (!access['data:send'].allowed) return '';
  return carriedCapabilities.filter((capability) => access[capability].allowed).join(' ');
}

/** Whether somebody with these attributes may send what needs a capability. Who has no such attribute may nothing. */
export function mayCarry({ may }: Readonly<Record<string, string>>, capability: CarriedCapability): boolean {
  return may?.split(' ').includes(capability) ?? false;
}
