/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { callServer } from '@/lib/callables/client/call-server';
import { createStore } from '@/lib/core/client/create-store';
import { keepAwake } from '@/lib/paper/client/keep-awake';
import { enterCall } from '@/lib/paper/client/phone-call';
import { nothingYet } from '@/lib/paper/client/phone-call-state';
import { usePhone } from '@/lib/paper/client/use-phone';

jest.mock('@/lib/callables/client/call-server', () => ({ callServer: jest.fn() }));
jest.mock('@/lib/paper/client/keep-awake', () => ({ keepAwake: jest.fn() }));
jest.mock('@/lib/paper/client/phone-call', () => ({ enterCall: jest.fn() }));
jest.mock('@/lib/paper/client/paper-camera', () => ({
  createPaperCamera: () => ({ open: () => Promise.resolve(), end: () => undefined }),
}));

function setUp() {
  const letScreenGo = jest.fn();
  jest.mocked(keepAwake).mockReturnValue(letScreenGo);
  jest.mocked(callServer).mockResolvedValue({ personName: 'Emmy', roomName: 'Rings' });
  const call = { state: createStore(nothingYet), leave: () => Promise.resolve() };
  jest.mocked(enterCall).mockResolvedValue(call as never);
  const { result } = renderHook(() => usePhone('H7K29QXM'));
  const press = () =>
    act(async () => {
      if (result.current.phase === 'ready') result.current.begin();
      await new Promise((resolve) => setTimeout(resolve));
    });
  return { result, press, letScreenGo };
}

describe('a phone as the camera for paper', () => {
  it('comes in with the key of its first try when the line failed after it', async () => {
    const { result, press } = setUp();
    jest.mocked(enterCall).mockRejectedValueOnce(new Error('no line'));
    await press();
    expect(result.current.phase).toBe('ready');
    await press();
    expect(result.current.phase).toBe('in');
    const [first, second] = jest.mocked(callServer).mock.calls.map(([, , options]) => options?.key);
    expect(first).toEqual(expect.any(String));
    expect(second).toBe(first);
  });

  it('lets the screen go off at the end', async () => {
    const { result, press, letScreenGo } = setUp();
    await press();
    expect(letScreenGo).not.toHaveBeenCalled();
    act(() => {
      if (result.current.phase === 'in') result.current.stop();
    });
    expect(result.current.phase).toBe('over');
    expect(letScreenGo).toHaveBeenCalledTimes(1);
  });
});
