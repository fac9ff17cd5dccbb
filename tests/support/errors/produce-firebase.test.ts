/**
 * @jest-environment node
 * @jest-environment-options { "globalsCleanup": "off" }
 */
import { setLogLevel } from 'firebase/app';
import { adminErrors } from '@/lib/errors/catalogue/error-catalogue-admin';
import { authErrors } from '@/lib/errors/catalogue/error-catalogue-auth';
import { databasesErrors } from '@/lib/errors/catalogue/error-catalogue-databases';
import { firebaseErrors } from '@/lib/errors/catalogue/error-catalogue-firebase';
import { functionsErrors } from '@/lib/errors/catalogue/error-catalogue-functions';
import { messagingErrors } from '@/lib/errors/catalogue/error-catalogue-messaging';
import { storageErrors } from '@/lib/errors/catalogue/error-catalogue-storage';
import { expectWords, rowsOf } from './expect-words';
import { adminProducers } from './produce-admin';
import { authProducers } from './produce-auth';
import { databaseProducers } from './produce-database';
import { firestoreProducers } from './produce-firestore';
import { functionsProducers } from './produce-functions';
import { messagingProducers } from './produce-messaging';
import { storageProducers } from './produce-storage';
import { unseenProducers } from './produce-unseen';
import { unproduced } from './unproduced';

const producers = {
  ...adminProducers,
  ...authProducers,
  ...databaseProducers,
  ...firestoreProducers,
  ...functionsProducers,
  ...messagingProducers,
  ...storageProducers,
  ...unseenProducers,
};
const catalogues = [
  ...[adminErrors, authErrors, databasesErrors, firebaseErrors, functionsErrors, messagingErrors],
  storageErrors,
];

const missing = Object.keys(unproduced);

describe('an error of the real SDK', () => {
  // They write down what they refuse.
  beforeAll(() => setLogLevel('silent'));

  it.each(rowsOf(producers))('has words of ours: %s, when %s', expectWords);

  it('comes about for every code of the services, but for a few that are explained', () => {
    const codes = catalogues.flatMap((catalogue) => Object.keys(catalogue));
    expect(codes.filter((code) => !(code in producers || missing.includes(code)))).toEqual([]);
    expect([...Object.keys(producers), ...missing].filter((code) => !codes.includes(code))).toEqual([]);
    expect(missing.filter((code) => code in producers)).toEqual([]);
  });
});
