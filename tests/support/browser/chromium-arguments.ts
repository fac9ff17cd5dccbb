/**
 * Features of Chromium that a test does without. The last list that is given counts, so those that Playwright would
 * switch off (`chromiumSwitches` in playwright-core) stand here again.
 */
const withoutFeatures = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  // The lists below the address bar, which nobody sees: a process for every window, and more than half of what opening
  // a page costs.
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
];

/** How tests start Chromium: it runs as root in containers, without a graphics card, and calls nobody. */
export const chromiumArguments: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  `--disable-features=${withoutFeatures.join(',')}`,
];

/** A camera that shows a file, and a microphone that beeps. */
export const fakeDevices: readonly string[] = [
  '--use-fake-device-for-media-stream',
  `--use-file-for-fake-video-capture=${process.env['CHALKTALK_FAKE_CAMERA'] ?? ''}`,
];
