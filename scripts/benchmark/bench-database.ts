import type { Bench } from './bench-room';

/** The address of a place of the Realtime Database, with the rights of its owner where nothing else is said. */
export function addressOf(
  { databaseHost, projectId }: Pick<Bench, 'databaseHost' | 'projectId'>,
  path: string,
  parameters: Readonly<Record<string, string>> = {},
): string {
  const query = new URLSearchParams({ ns: `${projectId}-default-rtdb`, ...parameters });
  return `http://${databaseHost}/${path}.json?${query}`;
}

export const ownerHeaders = { authorization: 'Bearer owner' };

/** What stands at a place; null where nothing does. */
export async function readPlace(bench: Bench, path: string): Promise<Record<string, unknown> | null> {
  const response = await fetch(addressOf(bench, path), { headers: ownerHeaders });
  return (await response.json()) as Record<string, unknown> | null;
}

/** Leaves nothing at a place. */
export async function erasePlace(bench: Bench, path: string): Promise<void> {
  await fetch(addressOf(bench, path), { method: 'DELETE', headers: ownerHeaders });
}
