import type { LiveState } from '@/lib/access/layers';
import type { HostlessRule } from '@/lib/rooms/session/hostless';
import { noteLockTime } from '@/lib/rooms/settings/note-lock-time';

type Facts = {
  rule: HostlessRule | null;
  live: LiveState;
  /**
   * Hosts in the call now, and whether any have been in this session: a call that waits for its first host is
   * not left.
   */
  hosts: { areInside: boolean; haveBeen: boolean };
  now: number;
};

export type HostlessAction = { kind: 'nothing' } | { kind: 'change'; live: LiveState } | { kind: 'end' };

const nothing: HostlessAction = { kind: 'nothing' };

/**
 * Decides about a call whose hosts have left or are back. A host's return opens a room that the rule locked,
 * unless it had been locked before.
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
