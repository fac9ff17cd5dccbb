export const browsers = ['firefox', 'edge', 'opera', 'samsung', 'chrome', 'safari', 'other'] as const;
export const systems = ['windows', 'macos', 'ios', 'android', 'chromeos', 'linux', 'other'] as const;

/** What a page tells about the browser that it runs in. No address and no version: enough to know it again. */
export type DeviceKind = { browser: (typeof browsers)[number]; system: (typeof systems)[number] };

/** In this order: most browsers also name those whose engine they share. */
const browserMarks: readonly (readonly [RegExp, (typeof browsers)[number]])[] = [
  [/Edg(?:e|A|iOS)?\//, 'edge'],
  [/OPR\/|Opera/, 'opera'],
  [/SamsungBrowser\//, 'samsung'],
  [/Firefox\/|FxiOS\//, 'firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'chrome'],
  [/Safari\//, 'safari'],
];

const systemMarks: readonly (readonly [RegExp, (typeof systems)[number]])[] = [
  [/iPhone|iPad|iPod/, 'ios'],
  [/Android/, 'android'],
  [/CrOS/, 'chromeos'],
  [/Windows/, 'windows'],
  [/Macintosh|Mac OS X/, 'macos'],
  [/Linux|X11/, 'linux'],
];

/**
 * Browser and system out of a user agent. What browsers say about themselves is a hint, never a fact.
 *
 * @param touchPoints as `navigator.maxTouchPoints`: an iPad says that it is a Mac, and no Mac has a touch screen
 */
export function deviceKindOf(userAgent: string, touchPoints = 0): DeviceKind {
  const find = <T>(marks: readonly (readonly [RegExp, T])[]) =>
    marks.find(([mark]) => mark.test(userAgent))?.[1] ?? ('other' as const);
  const system = find(systemMarks);
  return { browser: find(browserMarks), system: system === 'macos' && touchPoints > 1 ? 'ios' : system };
}
