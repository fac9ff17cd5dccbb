import { nothingLocked, type LiveState } from '@/lib/access/layers';
import { hostlessChoices, hostlessRule } from '@/lib/rooms/session/hostless';
import { decideHostless } from './decide-hostless';

const now = 1_000_000;
const gone = { areInside: false, haveBeen: true };
const back = { areInside: true, haveBeen: true };
const waiting: LiveState = { ...nothingLocked, hostless: { until: now, then: 'lock' } };
const decide = (facts: Partial<Parameters<typeof decideHostless>[0]>) =>
  decideHostless({ rule: hostlessRule('lock-5'), live: nothingLocked, hosts: gone, now, ...facts });

describe('a call that its last host has left', () => {
  it('continues for the minutes that its room says', () => {
    const until = now + 5 * 60_000;
    expect(decide({})).toEqual({
      kind: 'change',
      live: { ...nothingLocked, hostless: { until, then: 'lock' } },
    });
    expect(decide({ live: waiting, now: now - 1 })).toEqual({ kind: 'nothing' });
  });

  it('is locked or ended afterwards', () => {
    expect(decide({ live: waiting })).toEqual({
      kind: 'change',
      live: {
        ...nothingLocked,
        locked: true,
        lockedAt: now,
        hostless: { until: now, then: 'lock', hasLocked: true },
      },
    });
    const ends: LiveState = { ...nothingLocked, hostless: { until: now, then: 'end' } };
    expect(decide({ rule: hostlessRule('end-5'), live: ends })).toEqual({ kind: 'end' });
    expect(decide({ rule: hostlessRule('end-5'), live: ends, now: now - 1 })).toEqual({ kind: 'nothing' });
  });

  it('is locked once', () => {
    const locked = decide({ live: waiting });
    if (locked.kind !== 'change') throw new Error('It was not locked.');
    expect(decide({ live: locked.live, now: now + 1 })).toEqual({ kind: 'nothing' });
  });

  it('is restored when a host is back, before the lock and after it', () => {
    const open = { kind: 'change', live: nothingLocked };
    expect(decide({ live: waiting, hosts: back })).toEqual(open);
    const locked: LiveState = {
      ...waiting,
      locked: true,
      lockedAt: now - 5,
      hostless: { until: now, then: 'lock', hasLocked: true },
    };
    expect(decide({ live: locked, hosts: back })).toEqual(open);
  });

  it('stays locked if a host had locked it', () => {
    const before: LiveState = { ...waiting, locked: true, lockedAt: 5 };
    const after = decide({ live: before });
    if (after.kind !== 'change') throw new Error('Nothing was noted.');
    expect(after.live.hostless?.hasLocked).toBe(false);
    expect(decide({ live: after.live, hosts: back })).toEqual({
      kind: 'change',
      live: { ...nothingLocked, locked: true, lockedAt: 5 },
    });
  });

  it('is left alone in a room without a rule, even if it lost the rule meanwhile', () => {
    expect(decide({ rule: null })).toEqual({ kind: 'nothing' });
    expect(decide({ rule: null, live: waiting })).toEqual({ kind: 'change', live: nothingLocked });
  });

  it('is not a call that waits for its first host', () => {
    expect(decide({ hosts: { areInside: false, haveBeen: false } })).toEqual({ kind: 'nothing' });
  });

  it('keeps the other switches', () => {
    const live: LiveState = { locks: { 'mic:publish': 'off' }, paused: true, locked: false };
    expect(decide({ live })).toMatchObject({ live });
  });
});

describe('what a room may choose', () => {
  it('is nothing, or one of two actions after some minutes', () => {
    expect(hostlessRule()).toBeNull();
    expect(hostlessChoices.map((choice) => hostlessRule(choice))).toEqual([
      null,
      ...(['lock', 'end'] as const).flatMap((then) => [1, 5, 15].map((minutes) => ({ then, minutes }))),
    ]);
  });
});
