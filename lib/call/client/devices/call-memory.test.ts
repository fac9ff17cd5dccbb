/** @jest-environment jsdom */
import { forgetCall, recallCall, rememberCall, watchPageGoing, type RememberedCall } from './call-memory';

const call: RememberedCall = {
  roomId: 'r',
  joinId: 'j',
  isOn: { camera: true, microphone: false },
  at: 1_000,
};

const arriveBy = (type: 'navigate' | 'reload') => {
  Object.defineProperty(performance, 'getEntriesByType', { configurable: true, value: () => [{ type }] });
};

describe('The memory of a call', () => {
  beforeEach(() => {
    arriveBy('reload');
    forgetCall();
  });

  it('brings a reload back into the call, with what was on', () => {
    rememberCall(call);
    expect(recallCall('r', 2_000)).toEqual(call);
    expect(recallCall('another', 2_000)).toBeNull();
  });

  it('counts for a reload only: a duplicated tab holds a copy of it', () => {
    rememberCall(call);
    arriveBy('navigate');
    expect(recallCall('r', 2_000)).toBeNull();
  });

  it('keeps what was on when things break off while the page goes', () => {
    const stop = watchPageGoing();
    rememberCall(call);
    window.dispatchEvent(new Event('beforeunload'));
    rememberCall({ ...call, isOn: { camera: false, microphone: false } });
    expect(recallCall('r', 2_000)).toEqual(call);

    window.dispatchEvent(new Event('pageshow'));
    rememberCall({ ...call, isOn: { camera: false, microphone: false } });
    expect(recallCall('r', 2_000)?.isOn.camera).toBe(false);
    stop();
  });
});
