import { getMessaging, getToken } from 'firebase/messaging';
import { browserApp } from './browser-app';

/**
 * Registers this browser and returns its token. Only where `canPush` says so: elsewhere the SDK leaves a rejection
 * that nobody handles.
 */
export const readPushToken = (vapidKey: string): Promise<string> =>
  // oxlint-disable-next-line typescript/no-deprecated -- no server can send to the ids that are to replace tokens yet
  getToken(getMessaging(browserApp()), { vapidKey });
