import type { LiveState } from '@/lib/access/layers';
import type { HostlessRule } from '@/lib/rooms/session/hostless';
import { noteLockTime } from '@/lib/rooms/settings/note-lock-time';

type Facts = {
  rule: HostlessRule | null;
  live: LiveState;
  /** Hosts in the call now, and whether there have been any in this session: who waits for a host is not left by one. */
  hosts: { areInside: boolean; haveBeen: boolean };
  now: number;
};

export type HostlessAction = { kind: 'nothing' } | { kind: 'change'; live: LiveState } | { kind: 'end' };

const nothing: HostlessAction = { kind: 'nothing' };

/**
 * What becomes of a call whose hosts have left, or are back. A room that was locked meanwhile is opened by a host's
 * return, unless it had been locked before.
 */
export function decideHostless({ rule, live, hosts, now }: Facts): HostlessAction {
  const { hostless, ...rest } = live;
  const change = (after: LiveState): HostlessAction => ({
    kind: 'change',
    live: noteLockTime(live, after, now),
  });
  if (rule === null || hosts.areInside) {
    if (!hostless) return nothing;
    return change({ ...rest, locked: rest.locked && hostless.hasLocked !== true });
  }
  if (!hostless) {
    if (!hosts.haveBeen) return nothing;
    const until = now + rule.minutes * 60_000;
    return change({ ...rest, hostless: { until, then: rule.then } });
  }
  if (hostless.hasLocked !== undefined || now < hostless.until) return nothing;
  if (hostless.then === 'end') return { kind: 'end' };
  return change({ ...rest, locked: true, hostless: { ...hostless, hasLocked: !rest.locked } });
}
