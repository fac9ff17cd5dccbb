import { findKeyAction, type KeyPress } from './call-keys';

const press = (key: string, changes: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  repeat: false,
  focus: 'none',
  ...changes,
});

describe('keys in a call', () => {
  it.each([
    ['m', 'toggle-microphone'],
    ['M', 'toggle-microphone'],
    ['v', 'toggle-camera'],
    ['h', 'toggle-hand'],
    ['l', 'toggle-captions'],
    ['?', 'show-shortcuts'],
    [' ', 'hold-to-talk'],
    ['x', null],
  ])('"%s" alone is %s', (key, action) => {
    expect(findKeyAction(press(key), true)).toBe(action);
  });

  it('gives a panel its letter, unless the call itself has it', () => {
    expect(findKeyAction(press('P'), true, ['p', 'm'])).toBe('toggle-panel');
    expect(findKeyAction(press('m'), true, ['p', 'm'])).toBe('toggle-microphone');
    expect(findKeyAction(press('p'), true)).toBeNull();
    expect(findKeyAction(press('p'), false, ['p'])).toBeNull();
  });

  it.each(['text', 'control'] as const)('single keys do nothing while the focus is on a %s', (focus) => {
    expect(findKeyAction(press('m', { focus }), true)).toBeNull();
    expect(findKeyAction(press(' ', { focus }), true)).toBeNull();
  });

  it('lets letters act on a button of the bar, which has Space for itself', () => {
    expect(findKeyAction(press('m', { focus: 'bar' }), true)).toBe('toggle-microphone');
    expect(findKeyAction(press('p', { focus: 'bar' }), true, ['p'])).toBe('toggle-panel');
    expect(findKeyAction(press(' ', { focus: 'bar' }), true)).toBeNull();
    expect(findKeyAction(press('m', { focus: 'bar' }), false)).toBeNull();
  });

  it('single keys can be switched off, the two with Ctrl cannot', () => {
    expect(findKeyAction(press('m'), false)).toBeNull();
    expect(findKeyAction(press('d', { ctrlKey: true }), false)).toBe('toggle-microphone');
  });

  it('Ctrl or ⌘ with D and E work while typing', () => {
    expect(findKeyAction(press('d', { ctrlKey: true, focus: 'text' }), true)).toBe('toggle-microphone');
    expect(findKeyAction(press('e', { metaKey: true, focus: 'text' }), true)).toBe('toggle-camera');
  });

  it.each(['none', 'text', 'control'] as const)(
    'F8 works while the focus is on %s, single keys or not',
    (focus) => {
      expect(findKeyAction(press('F8', { focus }), false)).toBe('reach-notice');
    },
  );

  it('leaves the browser its own combinations', () => {
    expect(findKeyAction(press('m', { ctrlKey: true }), true)).toBeNull();
    expect(findKeyAction(press('d', { ctrlKey: true, shiftKey: true }), true)).toBeNull();
    expect(findKeyAction(press('m', { altKey: true }), true)).toBeNull();
    expect(findKeyAction(press('F8', { shiftKey: true }), true)).toBeNull();
    expect(findKeyAction(press('F8', { ctrlKey: true }), true)).toBeNull();
  });

  it('takes a held key once', () => {
    expect(findKeyAction(press(' ', { repeat: true }), true)).toBeNull();
  });
});
