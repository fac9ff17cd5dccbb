import type { Capability } from '@/lib/access/capabilities';
import type { Action } from './actions';
import type { Moment } from './moment';

/** Who set what a layer says at a moment; null where nobody did, and where it is only tried out. */
export function findAction(moment: Moment, layer: string): Action | null {
  const { there, capability, locks, isPaused, exception } = moment;
  const of = (wanted: Capability | null) =>
    there?.actions.find((action) => action.layer === layer && action.capability === wanted) ?? null;
  if (layer === 'exception') return exception === null ? of(capability) : null;
  if (locks[capability] !== undefined || isPaused !== null) return null;
  return there?.session?.live.paused === true ? of(null) : of(capability);
}
