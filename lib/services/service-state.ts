import type { Service } from '@/lib/services/schema';

export type ServiceState = 'open' | 'revoked' | 'expired';

/** Whether a service still has its place. From the very instant at which its time is over it has not. */
export function serviceState(
  { revokedAt, expiresAt }: Pick<Service, 'revokedAt' | 'expiresAt'>,
  now: number,
): ServiceState {
  if (revokedAt !== null) return 'revoked';
  return expiresAt > now ? 'open' : 'expired';
}

type Presence = Pick<Service, 'arrived' | 'left'>;
type Report = NonNullable<Service['arrived']>;

/*
 * Reports of coming and leaving come late, twice and in any order, and a service may come and go for weeks. One
 * identity is one participant of the media server at a time, so the newest of each kind is all there is to know.
 */

/** A participant of the media server came under the identity of a service. */
export const noteServiceArrived = <T extends Presence>(service: T, report: Report): T =>
  isAfter(report, service.arrived) ? { ...service, arrived: report } : service;

/** A participant of the media server left, who had come at `since`. */
export const noteServiceLeft = <T extends Presence>(service: T, report: Report): T =>
  isAfter(report, service.left) ? { ...service, left: report } : service;

/** Since when a service is in the call, in ms, or null. */
export const serviceSince = ({ arrived, left }: Presence): number | null =>
  arrived !== null && isAfter(arrived, left) ? arrived.since : null;

function isAfter(one: Report, other: Report | null): boolean {
  if (other === null) return true;
  return one.since === other.since ? one.sid > other.sid : one.since > other.since;
}
