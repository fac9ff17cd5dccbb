import type { HeldBy } from '@/lib/access/enforcers';
import type { Access, AccessDecision } from '@/lib/access/resolve-access';

export type Denial<Name extends HeldBy<'page'> = HeldBy<'page'>> = { readonly capability: Name } & Pick<
  AccessDecision,
  'reason' | 'decidedBy' | 'askable'
>;

/** Why the page refuses a control; null when it is allowed, and while the access is not loaded. */
export function findDenial<Name extends HeldBy<'page'>>(
  access: Access | null,
  capability: Name,
): Denial<Name> | null {
  const decision = access?.[capability];
  if (decision === undefined || decision.allowed) return null;
  const { reason, decidedBy, askable } = decision;
  return { capability, reason, decidedBy, askable };
}
