import { askEmulator, type EmulatorAnswer, type EmulatorMethod } from './ask-emulator';
import { emulators } from './emulator-hosts';

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type Outcome = 'allowed' | 'refused';
export type FirestoreOperation = 'get' | 'list' | 'create' | 'update' | 'delete';
export const firestoreOperations: readonly FirestoreOperation[] = [
  'get',
  'list',
  'create',
  'update',
  'delete',
];

const documentsUrl = (projectId: string) =>
  `http://${emulators.firestore}/v1/projects/${projectId}/databases/(default)/documents`;
const documentName = (projectId: string, path: string) =>
  `projects/${projectId}/databases/(default)/documents/${path}`;

const headers = (token: string | null): Record<string, string> => ({
  'content-type': 'application/json',
  ...(token === null ? {} : { authorization: `Bearer ${token}` }),
});

/** Firestore's REST form of a value. */
function encodeValue(value: Json): object {
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') {
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  }
  if (Array.isArray(value)) return { arrayValue: { values: value.map((item: Json) => encodeValue(item)) } };
  return { mapValue: { fields: encodeFields(value as Record<string, Json>) } };
}

function encodeFields(data: Readonly<Record<string, Json>>): object {
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, encodeValue(value)]));
}

/** Writes documents as the owner of the project, past all rules: path → content. */
export async function seedFirestore(
  projectId: string,
  documents: Readonly<Record<string, object>>,
): Promise<void> {
  const writes = Object.entries(documents).map(([path, data]) => ({
    update: { name: documentName(projectId, path), fields: encodeFields(data as Record<string, Json>) },
  }));
  const { isOk, text } = await askEmulator(`${documentsUrl(projectId)}:commit`, {
    method: 'POST',
    headers: headers('owner'),
    body: JSON.stringify({ writes }),
  });
  if (!isOk) throw new Error(`Could not seed Firestore: ${text}`);
}

/** Tries one operation on a document (`list`: on its collection) and says what the rules answered. */
export async function tryFirestore(
  projectId: string,
  operation: FirestoreOperation,
  path: string,
  token: string | null,
): Promise<Outcome> {
  const url = documentsUrl(projectId);
  const collection = path.slice(0, path.lastIndexOf('/'));
  const body = JSON.stringify({ fields: encodeFields({ tried: true }) });
  const ask = (method: EmulatorMethod, target: string, sent?: string) =>
    askEmulator(`${url}/${target}`, {
      method,
      headers: headers(token),
      ...(sent !== undefined && { body: sent }),
    });
  const requests: Record<FirestoreOperation, () => Promise<EmulatorAnswer>> = {
    get: () => ask('GET', path),
    list: () => ask('GET', collection),
    create: () => ask('POST', `${collection}?documentId=made-${crypto.randomUUID()}`, body),
    update: () => ask('PATCH', path, body),
    delete: () => ask('DELETE', path),
  };
  return outcomeOf(await requests[operation]());
}

/** A document that is written with the server's time in its field `at`, unless it has one. */
export type TimedWrite = { readonly path: string; readonly data: Readonly<Record<string, Json>> };

/** Tries to write documents in one batch. */
export async function tryCommit(
  projectId: string,
  writes: readonly TimedWrite[],
  token: string | null,
): Promise<Outcome> {
  const timed = writes.map(({ path, data }) => ({
    update: { name: documentName(projectId, path), fields: encodeFields(data) },
    ...(!('at' in data) && { updateTransforms: [{ fieldPath: 'at', setToServerValue: 'REQUEST_TIME' }] }),
  }));
  return outcomeOf(
    await askEmulator(`${documentsUrl(projectId)}:commit`, {
      method: 'POST',
      headers: headers(token),
      body: JSON.stringify({ writes: timed }),
    }),
  );
}

/** Tries a query of a collection for the documents whose field has a value, or whose list has it. */
export async function tryQuery(
  projectId: string,
  path: string,
  [fieldPath, value, op = 'EQUAL']: readonly [field: string, value: Json, op?: 'EQUAL' | 'ARRAY_CONTAINS'],
  token: string | null,
): Promise<Outcome> {
  const cut = path.lastIndexOf('/');
  const where = { fieldFilter: { field: { fieldPath }, op, value: encodeValue(value) } };
  const structuredQuery = { from: [{ collectionId: path.slice(cut + 1) }], where, limit: 1 };
  return outcomeOf(
    await askEmulator(`${documentsUrl(projectId)}/${path.slice(0, cut)}:runQuery`, {
      method: 'POST',
      headers: headers(token),
      body: JSON.stringify({ structuredQuery }),
    }),
  );
}

/** Tries to read all collections of one name at once, wherever they stand. */
export async function tryCollectionGroup(
  projectId: string,
  name: string,
  token: string | null,
): Promise<Outcome> {
  const structuredQuery = { from: [{ collectionId: name, allDescendants: true }], limit: 1 };
  return outcomeOf(
    await askEmulator(`${documentsUrl(projectId)}:runQuery`, {
      method: 'POST',
      headers: headers(token),
      body: JSON.stringify({ structuredQuery }),
    }),
  );
}

/** Anything but a clear yes or no is a fault of the test, never a refusal. */
function outcomeOf({ status, isOk, text }: EmulatorAnswer): Outcome {
  if (isOk) return 'allowed';
  if (status === 404 && text.includes('NOT_FOUND')) return 'allowed';
  if (status === 403 && text.includes('PERMISSION_DENIED')) return 'refused';
  throw new Error(`Firestore answered neither yes nor no: ${status} ${text}`);
}
