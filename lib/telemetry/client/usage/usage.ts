'use client';

import { useSyncExternalStore } from 'react';
import { readPublicConfig } from '@/lib/core/client/public-config';
import {
  isUsageRefused,
  parseUsageConsent,
  usageConsentKey,
  type UsageConsent,
} from '@/lib/telemetry/usage/usage-consent';
import type { UsageEvent } from '@/lib/telemetry/usage/usage-event';
import { createCounting } from './create-counting';

const changed = 'chalktalk:usage';

/** Guests and learners are never counted, and nobody before it is known who is there. */
let isAccount = false;

const counting = createCounting({
  mayCount: () => isAccount && readState() === 'yes',
  start: () => import('./google-counter').then(({ startGoogleCounter }) => startGoogleCounter()),
  forget: forgetCookies,
});

/** Says who uses the page: only people with an account of their own are asked and counted. */
export function setUser(kind: string | null): void {
  isAccount = kind === 'account';
}

/** Counts one event, where the person has said yes. It never throws and never waits. */
export function countUse(event: UsageEvent): void {
  counting.count(event);
}

/** `off`: nothing is counted here, because the deployment does not or the browser asks not to be. */
export type UsageState = UsageConsent | 'off';

/** The answer of the person on this device, and the way to change it. The server's HTML knows only `off`. */
export function useUsageConsent(): { state: UsageState; answer: (consent: 'yes' | 'no') => void } {
  return { state: useSyncExternalStore(watch, readState, () => 'off' as const), answer };
}

function answer(consent: 'yes' | 'no'): void {
  try {
    localStorage.setItem(usageConsentKey, consent);
  } catch {
    // Storage is blocked: a yes cannot be kept, so nothing is counted.
  }
  window.dispatchEvent(new Event(changed));
  counting.consentChanged();
}

function readState(): UsageState {
  try {
    if (readPublicConfig().measurementId === null || isUsageRefused(navigator)) return 'off';
    return parseUsageConsent(localStorage.getItem(usageConsentKey));
  } catch {
    return 'off';
  }
}

function watch(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  window.addEventListener(changed, onChange);
  return () => {
    window.removeEventListener('storage', onChange);
    window.removeEventListener(changed, onChange);
  };
}

/** The cookies that Google Analytics sets on our own domain. */
function forgetCookies(): void {
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.split('=')[0] ?? '';
    if (name.startsWith('_ga')) document.cookie = `${name}=; max-age=0; path=/; domain=${location.hostname}`;
    if (name.startsWith('_ga')) document.cookie = `${name}=; max-age=0; path=/`;
  }
}
