import type { Capability } from '@/lib/access/capabilities';
import type { Access, AccessDecision } from '@/lib/access/resolve-access';

export type Denial<Name extends Capability = Capability> = { readonly capability: Name } & Pick<
  AccessDecision,
  'reason' | 'decidedBy' | 'askable'
>;

/** Why somebody may not do something: null when they may, and before it is known what they may. */
export function findDenial<Name extends Capability>(
  access: Access | null,
  capability: Name,
): Denial<Name> | null {
  const decision = access?.[capability];
  if (decision === undefined || decision.allowed) return null;
  const { reason, decidedBy, askable } = decision;
  return { capability, reason, decidedBy, askable };
}
