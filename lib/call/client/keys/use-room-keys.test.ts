/** @jest-environment jsdom */
import { fireEvent, renderHook } from '@testing-library/react';
import { useRoomKeys } from './use-room-keys';

type Input = Parameters<typeof useRoomKeys>[0];

/** A call in which one may switch only what is not denied. */
const setUp = (denied: Input['denied'] = { microphone: undefined, camera: undefined }) => {
  const set = { microphone: jest.fn(), camera: jest.fn() };
  const onDenied = jest.fn();
  const nothing = () => undefined;
  const switchOf = (kind: 'microphone' | 'camera') => ({
    isOn: false,
    set: denied[kind] === undefined ? set[kind] : undefined,
    isSwitching: () => false,
  });
  const sending = { microphone: switchOf('microphone'), camera: switchOf('camera') };
  renderHook(() =>
    useRoomKeys({
      isActive: true,
      singleKeysOn: true,
      sending: sending as unknown as Input['sending'],
      denied,
      onDenied,
      panels: new Map(),
      toggleHand: nothing,
      toggleCaptions: nothing,
      showShortcuts: nothing,
      reachNotice: nothing,
    }),
  );
  return { set, onDenied };
};

const keys = {
  M: { key: 'm' },
  'Ctrl+D': { key: 'd', ctrlKey: true },
  Space: { key: ' ' },
  V: { key: 'v' },
  'Ctrl+E': { key: 'e', ctrlKey: true },
} as const;

describe('a key of the call', () => {
  it.each([
    ['M', 'microphone'],
    ['Ctrl+D', 'microphone'],
    ['Space', 'microphone'],
    ['V', 'camera'],
    ['Ctrl+E', 'camera'],
  ] as const)('%s turns the %s on', (name, kind) => {
    const { set, onDenied } = setUp();
    fireEvent.keyDown(document.body, keys[name]);
    expect(set[kind].mock.calls).toEqual([[true]]);
    expect(onDenied).not.toHaveBeenCalled();
  });

  it.each([
    ['M', 'You may not speak.'],
    ['Ctrl+D', 'You may not speak.'],
    ['Space', 'You may not speak.'],
    ['V', 'You may not be seen.'],
    ['Ctrl+E', 'You may not be seen.'],
  ] as const)('%s says why it does nothing where one may not', (name, reason) => {
    const { set, onDenied } = setUp({ microphone: 'You may not speak.', camera: 'You may not be seen.' });
    fireEvent.keyDown(document.body, keys[name]);
    fireEvent.keyUp(document.body, keys[name]);
    expect(onDenied.mock.calls).toEqual([[reason]]);
    expect(set.microphone).not.toHaveBeenCalled();
    expect(set.camera).not.toHaveBeenCalled();
  });
});
