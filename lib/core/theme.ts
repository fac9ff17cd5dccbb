/** What a person has chosen; `system` follows the device. */
export const themePreferences = ['system', 'light', 'dark'] as const;

export type ThemePreference = (typeof themePreferences)[number];

export const themeStorageKey = 'chalktalk.theme';

/** Anything unknown, also a value of an older release, counts as `system`. */
export function parseThemePreference(stored: string | null): ThemePreference {
  return themePreferences.find((preference) => preference === stored) ?? 'system';
}

/** The theme that a preference comes to on this device. */
export function resolveTheme(preference: ThemePreference, deviceIsDark: boolean): 'light' | 'dark' {
  if (preference === 'system') return deviceIsDark ? 'dark' : 'light';
  return preference;
}

/**
 * Runs in the head before the first paint, so that no page ever flashes in the wrong theme, and follows the
 * device and other tabs from then on. Text, because it stands inline with the nonce of its request; the same
 * rule as `resolveTheme`, which a test compares. Storage may be blocked: then the device decides.
 */
export const themeScript = `(function () {
  var device = matchMedia('(prefers-color-scheme: dark)');
  function apply() {
    var chosen = null;
    try { chosen = localStorage.getItem('${themeStorageKey}'); } catch (error) {}
    var known = chosen === 'light' || chosen === 'dark';
    document.documentElement.dataset.theme = known ? chosen : device.matches ? 'dark' : 'light';
  }
  apply();
  device.addEventListener('change', apply);
  addEventListener('storage', apply);
})();`;
