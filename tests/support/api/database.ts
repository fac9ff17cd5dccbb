import { stackEnvironment } from '@/tests/support/services/stack-environment';

/** What stands at a path of the Realtime Database, read past all rules; null when there is nothing. */
export async function readDatabase(path: string): Promise<unknown> {
  const response = await request('GET', path);
  if (!response.ok) throw new Error(`Reading ${path} answered ${response.status}`);
  return (await response.json()) as unknown;
}

/** Writes past all rules: a test's own preparation. */
export async function writeDatabase(path: string, value: unknown): Promise<void> {
  const response = await request('PUT', path, value);
  if (!response.ok) throw new Error(`Writing ${path} answered ${response.status}`);
}

/** Writes as our server does, judged by the rules. */
export async function writeAsOutbox(path: string, value: unknown): Promise<'written' | 'refused'> {
  const response = await request('PUT', path, value, '_outbox');
  if (response.ok) return 'written';
  if (response.status === 401) return 'refused';
  throw new Error(`Writing ${path} answered ${response.status}`);
}

function request(method: string, path: string, value?: unknown, as?: string): Promise<Response> {
  const { databaseHost, projectId } = stackEnvironment();
  const url = new URL(`http://${databaseHost}/${path}.json?ns=${projectId}-default-rtdb`);
  if (as) url.searchParams.set('auth_variable_override', JSON.stringify({ uid: as }));
  return fetch(url, {
    method,
    headers: { authorization: 'Bearer owner' },
    ...(value !== undefined && { body: JSON.stringify(value) }),
  });
}
