import 'server-only';
import { AppError } from '@/lib/errors/app-error';
import { checkDatabaseValue } from '@/lib/core/check-database-write';
import { databaseUrl, findEmulators } from '@/lib/firebase/emulator-guard';
import { adminApp } from '@/lib/firebase/server/admin-app';

/** A value of the Realtime Database; null deletes, and what is undefined is left out. */
type DatabaseValue =
  | string
  | number
  | boolean
  | null
  | readonly DatabaseValue[]
  | { readonly [key: string]: DatabaseValue | undefined };

/** Slash-separated path from the root → value. All of them are written, or none. */
export type DatabaseUpdates = Readonly<Record<string, DatabaseValue>>;

const timeout = 10_000;

/**
 * Writes several places of the Realtime Database at once, by REST: a serverless function holds no socket.
 *
 * `as` makes the rules judge the write as that principal, which is how an epoch that is too small is refused;
 * then the answer is 'refused' and nothing was written. Throws an error of the domain `data` for what the
 * service could not keep, and `server/unavailable` when there is no answer.
 */
export async function patchDatabase(
  updates: DatabaseUpdates,
  { as }: { as?: '_outbox' } = {},
): Promise<'written' | 'refused'> {
  const body = JSON.stringify(updates);
  requireWritable(body);
  const url = addressOf('');
  url.searchParams.set('print', 'silent');
  if (as) url.searchParams.set('auth_variable_override', JSON.stringify({ uid: as }));
  const response = await request(url, { method: 'PATCH', body });
  if (response.ok) return 'written';
  const text = await response.text();
  if (as && isRefusal(response, text)) return 'refused';
  throw new AppError('server/unavailable', { cause: describe(response, text) });
}

/** The value at a path, or with `shallow` only its keys. Throws `server/unavailable` when there is no answer. */
export async function readDatabase(path: string, { shallow = false } = {}): Promise<unknown> {
  const url = addressOf(path);
  if (shallow) url.searchParams.set('shallow', 'true');
  const response = await request(url, { method: 'GET' });
  const text = await response.text();
  if (!response.ok) throw new AppError('server/unavailable', { cause: describe(response, text) });
  return JSON.parse(text) as unknown;
}

/** What stands at a path, and by which version it can be replaced. Throws `server/unavailable`. */
export async function readVersion(path: string): Promise<{ value: unknown; version: string }> {
  const headers = { 'x-firebase-etag': 'true' };
  const response = await request(addressOf(path), { method: 'GET', headers });
  const text = await response.text();
  const version = response.headers.get('etag');
  if (!response.ok || version === null) {
    throw new AppError('server/unavailable', { cause: describe(response, text) });
  }
  return { value: JSON.parse(text) as unknown, version };
}

/**
 * Writes a path unless something else stands there by now than when its version was read: of several who try, one
 * succeeds. Rules that refuse what stands there by now come to the same. Throws `server/unavailable`.
 */
export async function replaceVersion(
  path: string,
  value: DatabaseValue,
  { version, as }: { version: string; as: '_outbox' },
): Promise<'written' | 'overtaken'> {
  const body = JSON.stringify(value);
  const fault = checkDatabaseValue(JSON.parse(body), path);
  if (fault) throw fault;
  const url = addressOf(path);
  url.searchParams.set('auth_variable_override', JSON.stringify({ uid: as }));
  const response = await request(url, { method: 'PUT', body, headers: { 'if-match': version } });
  const text = await response.text();
  if (response.ok) return 'written';
  if (response.status === 412 || isRefusal(response, text)) return 'overtaken';
  throw new AppError('server/unavailable', { cause: describe(response, text) });
}

/** As it will arrive: without what is undefined. */
function requireWritable(body: string): void {
  for (const [path, value] of Object.entries(JSON.parse(body) as DatabaseUpdates)) {
    const fault = checkDatabaseValue(value, path);
    if (fault) throw fault;
  }
}

function addressOf(path: string): URL {
  const url = new URL(databaseUrl(process.env));
  url.pathname = `/${path.split('/').map(encodeURIComponent).join('/')}.json`;
  return url;
}

async function request(
  url: URL,
  { headers, ...init }: { method: string; body?: string; headers?: Record<string, string> },
): Promise<Response> {
  const authorization = `Bearer ${await accessToken()}`;
  try {
    return await fetch(url, {
      ...init,
      headers: { authorization, 'content-type': 'application/json', ...headers },
      signal: AbortSignal.timeout(timeout),
      cache: 'no-store',
    });
  } catch (cause) {
    throw new AppError('server/unavailable', { cause });
  }
}

let cached: { token: string; until: number } | undefined;

/** The emulator takes `owner`; the real database an OAuth token of the service account, kept while it lasts. */
async function accessToken(): Promise<string> {
  if (findEmulators(process.env)) return 'owner';
  if (cached && Date.now() < cached.until) return cached.token;
  const { credential } = adminApp().options;
  if (!credential) throw new Error('The Admin SDK has no credential.');
  const { access_token, expires_in } = await credential.getAccessToken();
  cached = { token: access_token, until: Date.now() + (expires_in - 60) * 1000 };
  return access_token;
}

const isRefusal = (response: Response, text: string): boolean =>
  response.status === 401 && text.includes('Permission denied');

const describe = (response: Response, text: string): Error =>
  new Error(`The Realtime Database answered ${response.status}: ${text.slice(0, 200)}`);
