import { forever } from '@/lib/access/layers';
import {
  keptRestrictions,
  mergeExceptions,
  profileOnReturn,
  restrictionsOf,
  takenFrom,
} from './restrictions';

const now = 1_000_000;
const moment = { session: 's1', now };
const taken = { allow: false, until: forever };
const given = { allow: true, until: forever };
const learner = { profile: 'learner', exceptions: {} } as const;

describe('what is kept of somebody who leaves by themselves', () => {
  it('is what hosts had taken from them, for as long as that was meant', () => {
    const exceptions = {
      'mic:publish': taken,
      'camera:publish': { ...taken, session: 's1' },
      'screen:publish': { ...taken, session: 's0' },
      'attribute:update-own': { ...taken, until: now },
    };
    expect(restrictionsOf({ ...learner, exceptions }, moment).exceptions).toEqual({
      'mic:publish': taken,
      'camera:publish': { ...taken, session: 's1' },
    });
  });

  it('is nothing that they were given', () => {
    const lent = { profile: 'co-host', session: 's1' } as const;
    expect(restrictionsOf({ ...learner, lent, exceptions: { 'screen:publish': given } }, moment)).toEqual({
      profile: 'learner',
      exceptions: {},
    });
  });

  it('is a lower role that they were lent, for its session', () => {
    const lent = { profile: 'listener', session: 's1' } as const;
    expect(restrictionsOf({ ...learner, lent }, moment)).toEqual({
      profile: 'learner',
      lent,
      exceptions: {},
    });
    expect(restrictionsOf({ ...learner, lent }, { session: 's2', now })).not.toHaveProperty('lent');
    expect(restrictionsOf({ ...learner, lent }, { session: null, now })).not.toHaveProperty('lent');
  });

  it('stands where they left, and nowhere else', () => {
    const restrictions = { profile: 'listener', exceptions: { 'mic:publish': taken } } as const;
    const left = { epoch: 2, left: true, restrictions } as const;
    expect(keptRestrictions(left)).toEqual(restrictions);
    expect(takenFrom(left)).toEqual({ exceptions: restrictions.exceptions });
    for (const entry of [null, undefined, { epoch: 2 }, { ...learner, epoch: 2 }]) {
      expect(keptRestrictions(entry)).toBeNull();
      expect(takenFrom(entry)).toBeNull();
    }
  });
});

describe('what a link makes of somebody who comes back', () => {
  const was = (profile: 'learner' | 'listener') => ({ profile, exceptions: {} });

  it('is no more than they were', () => {
    expect(profileOnReturn('learner', was('listener'))).toBe('listener');
    expect(profileOnReturn('listener', was('learner'))).toBe('listener');
    expect(profileOnReturn('learner', null)).toBe('learner');
  });

  it('is their own role of the organisation’s, among those that rank alike', () => {
    expect(profileOnReturn('learner', { profile: 'learner~quiet', exceptions: {} })).toBe('learner~quiet');
  });
});

describe('the exceptions of two who are one', () => {
  it('are those of either, and what was taken from one stays taken', () => {
    const from = { 'mic:publish': taken, 'camera:publish': given };
    const to = { 'mic:publish': given, 'camera:publish': taken, 'screen:publish': given };
    expect(mergeExceptions(from, to, moment)).toEqual({
      'mic:publish': taken,
      'camera:publish': taken,
      'screen:publish': given,
    });
  });

  it('are the merge target’s where the other’s are over', () => {
    const over = { ...taken, until: now };
    expect(mergeExceptions({ 'mic:publish': over }, { 'mic:publish': given }, moment)).toEqual({
      'mic:publish': given,
    });
  });
});
