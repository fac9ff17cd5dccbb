import { askEmulator, type EmulatorAnswer, type EmulatorMethod } from './ask-emulator';
import { emulators } from './emulator-hosts';
import type { Outcome } from './firestore-rest';

/** Who asks: the project's owner, our server under its principal, somebody with a token, or nobody. */
export type DatabaseCaller = 'owner' | '_outbox' | { readonly token: string | null };

const namespaceOf = (projectId: string) => `${projectId}-default-rtdb`;

function request(
  projectId: string,
  path: string,
  caller: DatabaseCaller,
  method: EmulatorMethod,
  value?: unknown,
): Promise<EmulatorAnswer> {
  const url = new URL(`http://${emulators.database}/${path}.json`);
  url.searchParams.set('ns', namespaceOf(projectId));
  if (caller === '_outbox') url.searchParams.set('auth_variable_override', JSON.stringify({ uid: caller }));
  if (typeof caller !== 'string' && caller.token !== null) url.searchParams.set('auth', caller.token);
  const isServer = typeof caller === 'string';
  return askEmulator(url, {
    method,
    ...(isServer && { headers: { authorization: 'Bearer owner' } }),
    ...(value !== undefined && { body: JSON.stringify(value) }),
  });
}

/** Writes as the owner of the project, past all rules: path → value, all or nothing. */
export async function seedDatabase(
  projectId: string,
  updates: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { isOk, text } = await request(projectId, '', 'owner', 'PATCH', updates);
  if (!isOk) throw new Error(`Could not seed the Realtime Database: ${text}`);
}

export async function tryRead(projectId: string, path: string, caller: DatabaseCaller): Promise<Outcome> {
  return outcomeOf(await request(projectId, path, caller, 'GET'));
}

export async function tryWrite(
  projectId: string,
  path: string,
  caller: DatabaseCaller,
  value: unknown,
): Promise<Outcome> {
  return outcomeOf(await request(projectId, path, caller, 'PUT', value));
}

/** One multi-path update, all or nothing: path → value. */
export async function tryUpdate(
  projectId: string,
  caller: DatabaseCaller,
  updates: Readonly<Record<string, unknown>>,
): Promise<Outcome> {
  return outcomeOf(await request(projectId, '', caller, 'PATCH', updates));
}

/** What stands there, read as the owner. */
export async function readDatabase(projectId: string, path: string): Promise<unknown> {
  return JSON.parse((await request(projectId, path, 'owner', 'GET')).text) as unknown;
}

/** Gives a project's database rules of its own. */
export async function loadDatabaseRules(projectId: string, rules: string): Promise<void> {
  const url = `http://${emulators.database}/.settings/rules.json?ns=${namespaceOf(projectId)}`;
  const headers = { authorization: 'Bearer owner' };
  const { isOk, text } = await askEmulator(url, { method: 'PUT', headers, body: rules });
  if (!isOk) throw new Error(`Could not load database rules: ${text}`);
}

/** Anything but a clear yes or no is a fault of the test, never a refusal. */
function outcomeOf({ status, isOk, text }: EmulatorAnswer): Outcome {
  if (isOk) return 'allowed';
  if (status === 401 && text.includes('Permission denied')) return 'refused';
  throw new Error(`The Realtime Database answered neither yes nor no: ${status} ${text}`);
}
