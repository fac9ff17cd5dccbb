import type { DeniedSending, Sendable } from './publish-rights';
import { giveBack, judgeRevoked, takeOff } from './revoked-sources';

const pause: DeniedSending = {
  capability: 'mic:publish',
  reason: 'live-paused',
  decidedBy: 'live',
  askable: false,
};
const free: Record<Sendable, DeniedSending | null> = { microphone: null, camera: null, screen: null };
const paused: typeof free = { microphone: pause, camera: pause, screen: pause };

describe('a source that others have turned off', () => {
  it('is explained once when the reason is there, and offered once when it is gone', () => {
    const taken = takeOff({}, ['microphone', 'camera']);
    expect(judgeRevoked(taken, free)).toEqual({ off: taken, explain: [], offer: [] });
    const told = judgeRevoked(taken, paused);
    expect(told).toMatchObject({ explain: ['microphone', 'camera'], offer: [] });
    expect(judgeRevoked(told.off, paused)).toEqual({ off: told.off, explain: [], offer: [] });
    const given = giveBack(told.off, ['microphone', 'camera']);
    expect(judgeRevoked(given, paused)).toMatchObject({ explain: [], offer: [] });
    expect(judgeRevoked(given, free)).toEqual({ off: {}, explain: [], offer: ['microphone', 'camera'] });
  });

  it('is offered at once when it is given back before its reason came', () => {
    const given = giveBack(takeOff({}, ['microphone']), ['microphone', 'screen']);
    expect(judgeRevoked(given, free)).toEqual({ off: {}, explain: [], offer: ['microphone'] });
  });

  it('is not explained by a reason that comes after it was given back', () => {
    const given = giveBack(takeOff({}, ['camera']), ['camera']);
    expect(judgeRevoked(given, paused)).toEqual({ off: given, explain: [], offer: [] });
    expect(judgeRevoked(given, free).offer).toEqual(['camera']);
  });

  it('is explained again when it is turned off again', () => {
    const told = judgeRevoked(takeOff({}, ['microphone']), paused).off;
    expect(judgeRevoked(takeOff(told, ['microphone']), paused).explain).toEqual(['microphone']);
  });

  it('is explained or offered independently of other sources', () => {
    const told = judgeRevoked(takeOff({}, ['microphone']), paused).off;
    const both = takeOff(told, ['camera']);
    expect(judgeRevoked(both, { ...free, camera: pause })).toEqual({
      off: { camera: 'explained' },
      explain: ['camera'],
      offer: ['microphone'],
    });
  });
});
