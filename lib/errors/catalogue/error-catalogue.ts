import { adminErrors } from './error-catalogue-admin';
import { authErrors } from './error-catalogue-auth';
import { databasesErrors } from './error-catalogue-databases';
import { firebaseErrors } from './error-catalogue-firebase';
import { functionsErrors } from './error-catalogue-functions';
import { livekitErrors } from './error-catalogue-livekit';
import { mathErrors } from './error-catalogue-math';
import { messagingErrors } from './error-catalogue-messaging';
import { storageErrors } from './error-catalogue-storage';
import type { ErrorRows } from '@/lib/errors/error-class';
import { ourErrorRows } from './our-errors';

/**
 * Every error code that can reach a person, ours and those of each service, with its class and the key of its
 * words. The browser loads it together with the words, on the first error.
 */
export const errorCatalogue: ErrorRows = {
  ...authErrors,
  ...adminErrors,
  ...databasesErrors,
  ...functionsErrors,
  ...storageErrors,
  ...messagingErrors,
  ...firebaseErrors,
  ...livekitErrors,
  ...mathErrors,
  ...ourErrorRows,
};
