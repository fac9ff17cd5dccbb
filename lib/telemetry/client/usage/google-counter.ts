import {
  initializeAnalytics,
  logEvent,
  setAnalyticsCollectionEnabled,
  setConsent,
  type Analytics,
} from 'firebase/analytics';
import { browserApp } from '@/lib/firebase/client/browser-app';
import type { UsageEvent } from '@/lib/telemetry/usage/usage-event';
import type { Counter } from './create-counting';

/**
 * Counts by Google Analytics. This module is fetched after a yes only: its start alone asks three hosts. What a
 * blocker stops is silent; the SDK never throws for it.
 */
export function startGoogleCounter(): Counter {
  setConsent({
    analytics_storage: 'granted',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  });
  const analytics: Analytics = initializeAnalytics(browserApp(), { config: { send_page_view: false } });
  return {
    count: ({ name, ...params }: UsageEvent) => logEvent<UsageEvent['name']>(analytics, name, params),
    setEnabled: (isEnabled) => setAnalyticsCollectionEnabled(analytics, isEnabled),
  };
}
