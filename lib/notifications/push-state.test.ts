import { pushStateOf, stepsFor, type PushFacts } from './push-state';

const usual: PushFacts = {
  isConfigured: true,
  isTabOnly: false,
  isSupported: true,
  kind: { browser: 'chrome', system: 'windows' },
  isStandalone: false,
  permission: 'default',
  isListed: false,
};
const iPad = { browser: 'safari', system: 'ios' } as const;

describe('pushStateOf', () => {
  it.each([
    ['is off until the person turns it on', {}, 'off'],
    ['is on where it is allowed and listed', { permission: 'granted', isListed: true }, 'on'],
    ['is off where the permission went away', { isListed: true }, 'off'],
    ['is unknown until the list is there', { permission: 'granted', isListed: undefined }, 'unknown'],
    ['is blocked, whatever the list says', { permission: 'denied', isListed: true }, 'blocked'],
    ['wants the home screen on an iPad', { isSupported: false, kind: iPad }, 'home-screen'],
    [
      'is unsupported on its home screen',
      { isSupported: false, kind: iPad, isStandalone: true },
      'unsupported',
    ],
    ['is unsupported elsewhere', { isSupported: false }, 'unsupported'],
    ['is nothing for a shared device', { isTabOnly: true, permission: 'granted', isListed: true }, 'shared'],
    ['is nothing where nobody sends', { isConfigured: false, permission: 'denied' }, 'not-configured'],
  ] as const)('%s', (_, facts, state) => {
    expect(pushStateOf({ ...usual, ...facts })).toBe(state);
  });
});

describe('stepsFor', () => {
  it.each([
    ['chrome', 'windows', 'chrome'],
    ['edge', 'windows', 'chrome'],
    ['firefox', 'linux', 'firefox'],
    ['safari', 'macos', 'safari'],
    ['safari', 'ios', 'ios'],
    ['firefox', 'android', 'android'],
    ['other', 'other', 'other'],
  ] as const)('leads %s on %s out by the steps of %s', (browser, system, steps) => {
    expect(stepsFor({ browser, system })).toBe(steps);
  });
});
