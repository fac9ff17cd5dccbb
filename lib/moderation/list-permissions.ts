import { personalCapabilities } from '@/lib/access/host-switches';
import { forever, type Exception, type Exceptions } from '@/lib/access/layers';
import type { Access, AccessDecision } from '@/lib/access/resolve-access';
import { isInForce } from '@/lib/rooms/session/lending';
import type { Permission, PermissionLasts } from './schema';

/**
 * What stands for one person: what a host has said about them, and what holds where nobody has said anything.
 *
 * @param general what role and room say by themselves
 */
export function listPermissions(
  general: Access,
  exceptions: Exceptions,
  { session, now }: { session: string | null; now: number },
): Permission[] {
  return personalCapabilities.map((capability) => {
    const exception = exceptions[capability];
    const counts = exception !== undefined && isInForce(exception, { session, now });
    return {
      capability,
      said: counts ? (exception.allow ? 'yes' : 'no') : 'role',
      lasts: counts ? lastsOf(exception) : null,
      general: answerOf(general[capability]),
      isForced: general[capability].reason.startsWith('policy-forces'),
    };
  });
}

function lastsOf({ until, session, once }: Exception): PermissionLasts {
  if (once !== undefined) return { kind: 'once' };
  if (session !== undefined) return { kind: 'session' };
  return until === forever ? { kind: 'always' } : { kind: 'until', at: until };
}

const answerOf = ({ allowed, askable }: AccessDecision): Permission['general'] =>
  allowed ? 'yes' : askable ? 'ask' : 'no';
