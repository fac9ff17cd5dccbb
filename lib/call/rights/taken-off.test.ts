import type { DeniedSending, Sendable } from './publish-rights';
import { giveBack, judgeTakenOff, takeOff } from './taken-off';

const pause: DeniedSending = {
  capability: 'mic:publish',
  reason: 'live-paused',
  decidedBy: 'live',
  askable: false,
};
const free: Record<Sendable, DeniedSending | null> = { microphone: null, camera: null, screen: null };
const paused: typeof free = { microphone: pause, camera: pause, screen: pause };

describe('what others have turned off', () => {
  it('is explained once when the reason is there, and offered once when it is gone', () => {
    const taken = takeOff({}, ['microphone', 'camera']);
    expect(judgeTakenOff(taken, free)).toEqual({ off: taken, explain: [], offer: [] });
    const told = judgeTakenOff(taken, paused);
    expect(told).toMatchObject({ explain: ['microphone', 'camera'], offer: [] });
    expect(judgeTakenOff(told.off, paused)).toEqual({ off: told.off, explain: [], offer: [] });
    const given = giveBack(told.off, ['microphone', 'camera']);
    expect(judgeTakenOff(given, paused)).toMatchObject({ explain: [], offer: [] });
    expect(judgeTakenOff(given, free)).toEqual({ off: {}, explain: [], offer: ['microphone', 'camera'] });
  });

  it('is offered at once when it is given back before there was a reason to say', () => {
    const given = giveBack(takeOff({}, ['microphone']), ['microphone', 'screen']);
    expect(judgeTakenOff(given, free)).toEqual({ off: {}, explain: [], offer: ['microphone'] });
  });

  it('is not explained any more by a reason that comes when it has been given back, and waits for its end', () => {
    const given = giveBack(takeOff({}, ['camera']), ['camera']);
    expect(judgeTakenOff(given, paused)).toEqual({ off: given, explain: [], offer: [] });
    expect(judgeTakenOff(given, free).offer).toEqual(['camera']);
  });

  it('is explained again when it is turned off again', () => {
    const told = judgeTakenOff(takeOff({}, ['microphone']), paused).off;
    expect(judgeTakenOff(takeOff(told, ['microphone']), paused).explain).toEqual(['microphone']);
  });

  it('is explained for one and offered for another, each by itself', () => {
    const told = judgeTakenOff(takeOff({}, ['microphone']), paused).off;
    const both = takeOff(told, ['camera']);
    expect(judgeTakenOff(both, { ...free, camera: pause })).toEqual({
      off: { camera: 'explained' },
      explain: ['camera'],
      offer: ['microphone'],
    });
  });
});
