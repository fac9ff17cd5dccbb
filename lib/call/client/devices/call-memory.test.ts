/** @jest-environment jsdom */
import {
  forgetCall,
  forgetWaiting,
  recallCall,
  recallSwitches,
  recallWaiting,
  rememberCall,
  rememberSwitch,
  rememberWaiting,
  watchPageGoing,
  type RememberedCall,
} from './call-memory';

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

test('A reload goes on waiting at the same door, and nothing else does', () => {
  rememberWaiting('r');
  arriveBy('reload');
  expect([recallWaiting('r'), recallWaiting('another')]).toEqual([true, false]);
  arriveBy('navigate');
  expect(recallWaiting('r')).toBe(false);
  arriveBy('reload');
  forgetWaiting();
  expect(recallWaiting('r')).toBe(false);
});

test('A camera that was switched off stays off for the next call on this computer', () => {
  expect(recallSwitches()).toEqual({});
  rememberSwitch('camera', false);
  rememberSwitch('microphone', true);
  expect(recallSwitches()).toEqual({ camera: false, microphone: true });
});
