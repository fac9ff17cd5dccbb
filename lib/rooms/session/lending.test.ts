import { forever, type Exceptions } from '@/lib/access/layers';
import {
  changeException,
  isTemporaryGrantOver,
  nextExceptionEnd,
  toException,
} from '@/lib/rooms/session/lending';

const now = 1_000_000;
const inSession = { session: 's2', now };

describe('an exception', () => {
  it('for ten minutes ends to the millisecond', () => {
    const lent = toException({ allow: true, lasts: 'ten-minutes' }, inSession);
    expect(lent).toEqual({ allow: true, until: now + 600_000 });
  });

  it('for the session counts in that session alone, and never without one', () => {
    const wish = { allow: false, lasts: 'session' } as const;
    expect(toException(wish, inSession)).toEqual({ allow: false, until: forever, session: 's2' });
    expect(toException(wish, { session: null, now })).toBeNull();
  });

  it('for once ends with the session, or when its use is stopped', () => {
    const lent = toException({ allow: true, lasts: 'once' }, inSession)!;
    expect(lent).toEqual({ allow: true, until: forever, session: 's2', once: now });
    expect(isTemporaryGrantOver(lent, now - 1)).toBe(false);
    expect(isTemporaryGrantOver(lent, now)).toBe(true);
    expect(isTemporaryGrantOver({ allow: true, until: forever }, now)).toBe(false);
    expect(toException({ allow: true, lasts: 'once' }, { session: null, now })).toBeNull();
  });

  it('for always counts in every session', () => {
    expect(toException({ allow: true, lasts: 'always' }, inSession)).toEqual({ allow: true, until: forever });
  });
});

const mixed: Exceptions = {
  'mic:publish': { allow: false, until: now },
  'camera:publish': { allow: true, until: forever, session: 's1' },
  'screen:publish': { allow: true, until: forever, session: 's2' },
  'chat:send': { allow: false, until: now + 5 },
  'ink:draw': { allow: true, until: forever },
};

describe('a person’s exceptions', () => {
  it('are changed one by one, and lose those that are over', () => {
    const change = { allow: false, until: forever };
    expect(changeException(mixed, 'ink:draw', change, inSession)).toEqual({
      'screen:publish': mixed['screen:publish'],
      'chat:send': mixed['chat:send'],
      'ink:draw': change,
    });
    expect(Object.keys(changeException(mixed, 'chat:send', null, inSession))).toEqual([
      'screen:publish',
      'ink:draw',
    ]);
  });

  it('end next with the first one in force, among all people', () => {
    const later: Exceptions = { 'mic:publish': { allow: true, until: now + 9 } };
    expect(nextExceptionEnd([later, mixed], inSession)).toBe(now + 5);
    expect(nextExceptionEnd([later], { session: 's2', now: now + 9 })).toBeNull();
    expect(nextExceptionEnd([{}], inSession)).toBeNull();
  });

  it('of another session have no end to come', () => {
    const old: Exceptions = { 'mic:publish': { allow: true, until: now + 9, session: 's1' } };
    expect(nextExceptionEnd([old], inSession)).toBeNull();
  });
});
