import { emulators } from './emulator-hosts';
import type { Outcome } from './firestore-rest';

/** Who asks: the project's owner, our server under its principal, somebody with a token, or nobody. */
export type DatabaseCaller = 'owner' | '_outbox' | { readonly token: string | null };

const namespaceOf = (projectId: string) => `${projectId}-default-rtdb`;

function request(
  projectId: string,
  path: string,
  caller: DatabaseCaller,
  init: RequestInit,
): Promise<Response> {
  const url = new URL(`http://${emulators.database}/${path}.json`);
  url.searchParams.set('ns', namespaceOf(projectId));
  if (caller === '_outbox') url.searchParams.set('auth_variable_override', JSON.stringify({ uid: caller }));
  if (typeof caller !== 'string' && caller.token !== null) url.searchParams.set('auth', caller.token);
  const isServer = typeof caller === 'string';
  return fetch(url, {
    ...init,
    headers: { connection: 'close', ...(isServer ? { authorization: 'Bearer owner' } : {}) },
  });
}

/** Writes as the owner of the project, past all rules: path → value, all or nothing. */
export async function seedDatabase(
  projectId: string,
  updates: Readonly<Record<string, unknown>>,
): Promise<void> {
  const response = await request(projectId, '', 'owner', { method: 'PATCH', body: JSON.stringify(updates) });
  if (!response.ok) throw new Error(`Could not seed the Realtime Database: ${await response.text()}`);
}

export async function tryRead(projectId: string, path: string, caller: DatabaseCaller): Promise<Outcome> {
  return outcomeOf(await request(projectId, path, caller, { method: 'GET' }));
}

export async function tryWrite(
  projectId: string,
  path: string,
  caller: DatabaseCaller,
  value: unknown,
): Promise<Outcome> {
  return outcomeOf(await request(projectId, path, caller, { method: 'PUT', body: JSON.stringify(value) }));
}

/** One multi-path update, all or nothing: path → value. */
export async function tryUpdate(
  projectId: string,
  caller: DatabaseCaller,
  updates: Readonly<Record<string, unknown>>,
): Promise<Outcome> {
  return outcomeOf(await request(projectId, '', caller, { method: 'PATCH', body: JSON.stringify(updates) }));
}

/** What stands there, read as the owner. */
export async function readDatabase(projectId: string, path: string): Promise<unknown> {
  const response = await request(projectId, path, 'owner', { method: 'GET' });
  return response.json();
}

/** Gives a project's database rules of its own. */
export async function loadDatabaseRules(projectId: string, rules: string): Promise<void> {
  const url = `http://${emulators.database}/.settings/rules.json?ns=${namespaceOf(projectId)}`;
  const response = await fetch(url, {
    method: 'PUT',
    headers: { authorization: 'Bearer owner' },
    body: rules,
  });
  if (!response.ok) throw new Error(`Could not load database rules: ${await response.text()}`);
}

/** Anything but a clear yes or no is a fault of the test, never a refusal. */
async function outcomeOf(response: Response): Promise<Outcome> {
  const text = await response.text();
  if (response.ok) return 'allowed';
  if (response.status === 401 && text.includes('Permission denied')) return 'refused';
  throw new Error(`The Realtime Database answered neither yes nor no: ${response.status} ${text}`);
}
