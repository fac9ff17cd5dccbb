/** What a person has said about being counted on this device; null before they were asked. */
export type UsageConsent = 'yes' | 'no' | null;

/** Where the browser keeps the answer. */
export const usageConsentKey = 'chalktalk.usage';

export const parseUsageConsent = (text: string | null): UsageConsent =>
  text === 'yes' || text === 'no' ? text : null;

/** Do Not Track and Global Privacy Control, as browsers tell of them. */
export type BrowserWishes = { doNotTrack?: string | null; globalPrivacyControl?: boolean };

/** Whether the browser has said no already. Then nobody is asked, and nothing is counted. */
export const isUsageRefused = ({ doNotTrack, globalPrivacyControl }: BrowserWishes): boolean =>
  globalPrivacyControl === true || doNotTrack === '1';
