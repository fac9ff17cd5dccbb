/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import type { Call } from '@/lib/call/client/create-call';
import { useAsked } from './use-asked';
import type { Sending } from './use-sending';

/** A page that a host may ask, with what it sends. */
const setUp = () => {
  let ask = (_request: object, _sender: object): unknown => undefined;
  const data = {
    answer: (_topic: string, handler: typeof ask) => {
      ask = handler;
      return () => undefined;
    },
  } as unknown as Call['data'];
  const set = { microphone: jest.fn(), camera: jest.fn() };
  const view = (on: readonly string[]) =>
    ({
      microphone: { isOn: on.includes('microphone'), set: set.microphone },
      camera: { isOn: on.includes('camera'), set: set.camera },
    }) as unknown as Sending;
  const call = { data };
  const { result, rerender } = renderHook(({ on }) => useAsked(call, view(on)), {
    initialProps: { on: [] as readonly string[] },
  });
  return {
    result,
    set,
    hearAsk: (device: 'microphone' | 'camera') => act(() => void ask({ device }, { uid: 'emmy' })),
    switchOn: (...on: string[]) => rerender({ on }),
  };
};

describe('a request to turn on a device', () => {
  it('is offered until it is answered', () => {
    const { result, set, hearAsk } = setUp();
    hearAsk('microphone');
    expect(result.current).toMatchObject({ device: 'microphone', byUid: 'emmy' });
    act(() => result.current?.accept?.());
    expect(set.microphone).toHaveBeenCalledWith(true);
    expect(result.current).toBeNull();
  });

  it('ends when the device is turned on another way, and does not come back', () => {
    const { result, hearAsk, switchOn } = setUp();
    hearAsk('microphone');
    switchOn('microphone');
    expect(result.current).toBeNull();
    switchOn();
    expect(result.current).toBeNull();
  });

  it('stays while another device is on', () => {
    const { result, hearAsk, switchOn } = setUp();
    hearAsk('microphone');
    switchOn('camera');
    switchOn();
    expect(result.current).toMatchObject({ device: 'microphone' });
  });
});
