import { storageBucket } from '@/lib/firebase/emulator-guard';
import { askEmulator, type EmulatorAnswer, type EmulatorMethod } from './ask-emulator';
import { emulators } from './emulator-hosts';
import type { Outcome } from './firestore-rest';

const objects = (projectId: string) =>
  `http://${emulators.storage}/v0/b/${storageBucket({ FIREBASE_PROJECT_ID: projectId })}/o`;
const headersOf = (token: string | null) => (token === null ? {} : { authorization: `Firebase ${token}` });

/** Tries to upload bytes under a path, as the Firebase SDK does it in one request. */
export async function tryUpload(
  projectId: string,
  path: string,
  token: string | null,
  { bytes, contentType }: { bytes: string; contentType: string },
): Promise<Outcome> {
  const boundary = 'between-two-parts';
  const part = (type: string, content: string) =>
    `--${boundary}\r\nContent-Type: ${type}\r\n\r\n${content}\r\n`;
  const metadata = JSON.stringify({ name: path, contentType });
  return outcomeOf(
    await askEmulator(`${objects(projectId)}?name=${encodeURIComponent(path)}`, {
      method: 'POST',
      headers: {
        ...headersOf(token),
        'x-goog-upload-protocol': 'multipart',
        'content-type': `multipart/related; boundary=${boundary}`,
      },
      body: `${part('application/json; charset=utf-8', metadata)}${part(contentType, bytes)}--${boundary}--`,
    }),
  );
}

/** What else a page could do to an object, or to the list of them. */
export const storageOperations = {
  read: ['GET', ''],
  'read the bytes of': ['GET', '?alt=media'],
  change: ['PATCH', ''],
  delete: ['DELETE', ''],
} as const satisfies Record<string, readonly [EmulatorMethod, string]>;

export async function tryStorage(
  projectId: string,
  operation: keyof typeof storageOperations,
  path: string,
  token: string | null,
): Promise<Outcome> {
  const [method, query] = storageOperations[operation];
  const url = `${objects(projectId)}/${encodeURIComponent(path)}${query}`;
  const headers = { ...headersOf(token), 'content-type': 'application/json' };
  return outcomeOf(
    await askEmulator(url, {
      method,
      headers,
      ...(method === 'PATCH' && { body: '{"contentType":"text/html"}' }),
    }),
  );
}

export async function tryListing(projectId: string, prefix: string, token: string | null): Promise<Outcome> {
  const query = `?prefix=${encodeURIComponent(prefix)}&delimiter=/`;
  return outcomeOf(
    await askEmulator(`${objects(projectId)}${query}`, { method: 'GET', headers: headersOf(token) }),
  );
}

/** Anything but a clear yes or no is a fault of the test, never a refusal. */
function outcomeOf({ status, isOk, text }: EmulatorAnswer): Outcome {
  if (isOk) return 'allowed';
  if (status === 403) return 'refused';
  throw new Error(`Storage answered neither yes nor no: ${status} ${text}`);
}
