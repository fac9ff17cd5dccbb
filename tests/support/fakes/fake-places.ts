import { fakeDatabaseKit } from '@/tests/support/fakes/fake-database-kit';
import { fakeFirestoreKit } from '@/tests/support/fakes/fake-firestore-kit';
import { makePlaces } from '@/tests/support/fakes/place-store';

const firestore = makePlaces();
const database = makePlaces();

/**
 * Both databases in memory, in place of the kits that `loadFirestore` and `loadDatabase` fetch. Paths are those of the
 * product, such as `users/ada/rooms/algebra` and `access/algebra/ada`. What nobody has set is not there.
 */
export const fakePlaces = {
  /** Puts a document of Firestore; `null` takes it away. */
  setDocument: firestore.set,
  /** Puts a value of the Realtime Database; `null` takes it away. */
  setValue: database.set,
  /** The value that stands in the Realtime Database, null for none. */
  readValue: database.read,
  /** The rules of both refuse a place and everything below it. A watch that is open there ends. */
  refuse: (path: string): void => {
    firestore.refuse(path);
    database.refuse(path);
  },
  /** Both lose their connection: what is known stays, and what is asked for waits or fails as in the SDKs. */
  goOffline: (): void => {
    firestore.setOnline(false);
    database.setOnline(false);
  },
  goOnline: (): void => {
    firestore.setOnline(true);
    database.setOnline(true);
  },
  reset: (): void => {
    firestore.reset();
    database.reset();
  },
};

jest.doMock('@/lib/firebase/client/firestore-kit', () => fakeFirestoreKit(firestore));
jest.doMock('@/lib/firebase/client/database-kit', () => fakeDatabaseKit(database));

afterEach(() => fakePlaces.reset());
