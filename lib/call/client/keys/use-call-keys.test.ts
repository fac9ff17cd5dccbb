/** @jest-environment jsdom */
import { act, fireEvent, renderHook } from '@testing-library/react';
import { useCallKeys } from './use-call-keys';

type Actions = Parameters<typeof useCallKeys>[2];

/** A call in which Space opens the microphone, unless it is open already. */
const setUp = (isOpen = false) => {
  const startTalking = jest.fn(() => !isOpen);
  const stopTalking = jest.fn();
  const actions = { startTalking, stopTalking } as unknown as Actions;
  const { unmount } = renderHook(() => useCallKeys(true, { singleKeysOn: true, panelKeys: [] }, actions));
  return { startTalking, stopTalking, unmount };
};
const press = () => fireEvent.keyDown(document.body, { key: ' ' });
const letGo = () => fireEvent.keyUp(document.body, { key: ' ' });

/** Gives a text field the focus while Space is held. */
const focusText = () => {
  const field = document.body.appendChild(document.createElement('input'));
  act(() => field.focus());
  field.remove();
};

describe('Space', () => {
  it('opens the microphone until it is let go', () => {
    const { startTalking, stopTalking } = setUp();
    press();
    fireEvent.keyDown(document.body, { key: ' ', repeat: true });
    expect(startTalking).toHaveBeenCalledTimes(1);
    expect(stopTalking).not.toHaveBeenCalled();
    letGo();
    letGo();
    expect(stopTalking).toHaveBeenCalledTimes(1);
  });

  it('does not scroll the page while it is held', () => {
    setUp();
    expect(press()).toBe(false);
    expect(fireEvent.keyDown(document.body, { key: ' ', repeat: true })).toBe(false);
  });

  it('leaves a microphone open that was open before', () => {
    const { stopTalking } = setUp(true);
    press();
    letGo();
    expect(stopTalking).not.toHaveBeenCalled();
  });

  it.each([
    ['the window loses the focus', () => fireEvent.blur(window)],
    ['the page is hidden', () => fireEvent(document, new Event('visibilitychange'))],
    ['a text gets the focus', focusText],
  ])('closes the microphone when %s', (_, happen) => {
    const { stopTalking } = setUp();
    press();
    happen();
    letGo();
    expect(stopTalking).toHaveBeenCalledTimes(1);
  });

  it.each(['menu', 'listbox'])('stays closed in a %s, which takes letters itself', (role) => {
    const { startTalking } = setUp();
    const open = document.body.appendChild(document.createElement('div'));
    open.setAttribute('role', role);
    fireEvent.keyDown(open, { key: ' ' });
    open.remove();
    expect(startTalking).not.toHaveBeenCalled();
  });

  it('stays closed for a person whose text went while they wrote, until they press', () => {
    const { startTalking } = setUp();
    focusText();
    press();
    expect(startTalking).not.toHaveBeenCalled();
    fireEvent.pointerDown(document.body);
    press();
    expect(startTalking).toHaveBeenCalledTimes(1);
  });

  it('closes the microphone when the call ends', () => {
    const { stopTalking, unmount } = setUp();
    press();
    unmount();
    letGo();
    expect(stopTalking).toHaveBeenCalledTimes(1);
  });
});
