/** @jest-environment jsdom */
import {
  parseThemePreference,
  resolveTheme,
  themePreferences,
  themeScript,
  themeStorageKey,
} from '@/lib/core/theme';

const device = new EventTarget() as EventTarget & { matches: boolean };

const runScript = () => {
  // The script runs in a page exactly like this: as text, in the global scope.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call
  new Function(themeScript)();
};

beforeEach(() => {
  localStorage.clear();
  device.matches = false;
  window.matchMedia = () => device as unknown as MediaQueryList;
});

describe('the theme', () => {
  it.each(themePreferences)('is set before first paint by the same rule as in the app (%s)', (preference) => {
    for (const deviceIsDark of [false, true]) {
      device.matches = deviceIsDark;
      localStorage.setItem(themeStorageKey, preference);
      runScript();
      expect(document.documentElement.dataset['theme']).toBe(resolveTheme(preference, deviceIsDark));
    }
  });

  it('follows the device while nothing is chosen', () => {
    runScript();
    device.matches = true;
    device.dispatchEvent(new Event('change'));
    expect(document.documentElement.dataset['theme']).toBe('dark');
  });

  it('follows a choice made in another tab', () => {
    runScript();
    localStorage.setItem(themeStorageKey, 'dark');
    window.dispatchEvent(new Event('storage'));
    expect(document.documentElement.dataset['theme']).toBe('dark');
  });

  it('takes an unknown stored value for no choice', () => {
    expect(parseThemePreference('solarized')).toBe('system');
    expect(parseThemePreference(null)).toBe('system');
  });
});
