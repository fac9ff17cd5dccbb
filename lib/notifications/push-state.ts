import type { DeviceKind } from '@/lib/core/device-kind';

/** What this browser can do, and what was decided about it. */
export type PushFacts = {
  /** Whether this deployment sends pushes. */
  isConfigured: boolean;
  /** Whether the sign-in is for this tab alone, as on a school's device. */
  isTabOnly: boolean;
  /** Whether the browser has a service worker, a push manager and notifications. */
  isSupported: boolean;
  kind: DeviceKind;
  /** Whether the product was opened from the home screen. */
  isStandalone: boolean;
  permission: NotificationPermission;
  /** Whether this browser is on the person's list; undefined until that is known. */
  isListed: boolean | undefined;
};

export type PushState =
  | 'not-configured'
  | 'shared'
  /** An iPhone or iPad shows pushes only of what was put on its home screen. */
  | 'home-screen'
  | 'unsupported'
  | 'blocked'
  | 'off'
  | 'on'
  | 'unknown';

/** How push stands in this browser; the first thing in the way is what the person reads about. */
export function pushStateOf(facts: PushFacts): PushState {
  if (!facts.isConfigured) return 'not-configured';
  if (facts.isTabOnly) return 'shared';
  if (!facts.isSupported)
    return facts.kind.system === 'ios' && !facts.isStandalone ? 'home-screen' : 'unsupported';
  if (facts.permission === 'denied') return 'blocked';
  if (facts.isListed === undefined) return 'unknown';
  return facts.isListed && facts.permission === 'granted' ? 'on' : 'off';
}

/** Whose steps lead out of a blocked permission. */
export function stepsFor({ browser, system }: DeviceKind) {
  if (system === 'ios' || system === 'android') return system;
  if (browser === 'firefox' || browser === 'safari') return browser;
  return browser === 'other' ? 'other' : 'chrome';
}
