import { databaseAddress, ownerHeaders } from './emulator-environment';
import { unique } from './unique';

/** Makes a database of our own with these rules, and returns its name. */
export async function createDatabaseSpace(rules: unknown): Promise<string> {
  const namespace = unique('conformance');
  await loadDatabaseRules(namespace, rules);
  return namespace;
}

export async function loadDatabaseRules(namespace: string, rules: unknown): Promise<void> {
  const response = await callDatabase(namespace, '/.settings/rules.json', {
    method: 'PUT',
    headers: ownerHeaders,
    body: JSON.stringify({ rules }),
  });
  if (!response.ok) throw new Error(`Rules refused: ${await response.text()}`);
}

/** Calls the REST interface: https://firebase.google.com/docs/reference/rest/database */
export async function callDatabase(
  namespace: string,
  path: string,
  { parameters = {}, ...request }: RequestInit & { readonly parameters?: Record<string, string> } = {},
): Promise<Response> {
  const query = new URLSearchParams({ ns: namespace, ...parameters });
  return fetch(`${databaseAddress.url}${path}?${query.toString()}`, request);
}
