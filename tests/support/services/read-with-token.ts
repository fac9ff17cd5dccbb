import { stackEnvironment } from './stack-environment';

/** The status with which Firestore answers somebody's read under its rules; a path to a collection lists it. */
export async function readFirestoreWith(token: string, path: string): Promise<number> {
  const { firestoreHost, projectId } = stackEnvironment();
  const url = `http://${firestoreHost}/v1/projects/${projectId}/databases/(default)/documents/${path}`;
  return (await fetch(url, { headers: { authorization: `Bearer ${token}` } })).status;
}

/** The same in the Realtime Database, which refuses with 401. */
export async function readDatabaseWith(token: string, path: string): Promise<number> {
  const { databaseHost, projectId } = stackEnvironment();
  const query = new URLSearchParams({ ns: `${projectId}-default-rtdb`, auth: token });
  return (await fetch(`http://${databaseHost}/${path}.json?${query}`)).status;
}
