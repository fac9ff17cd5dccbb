import { askUntilHeard } from '../ask-until-heard';
import type { ShownPlace } from '../shown-place';
import type { FollowCarrier } from './use-follow';

/**
 * Leads the pages of some connections to a cell, once.
 *
 * @returns the connections that were not reached, or did not take it from this person
 */
export async function showCell(
  data: Pick<FollowCarrier, 'call'>,
  place: ShownPlace,
  identities: readonly string[],
): Promise<string[]> {
  const heard = await Promise.all(
    identities.map((identity) => askUntilHeard(() => data.call('show-cell', place, identity))),
  );
  return identities.filter((_, index) => heard[index] === false);
}
