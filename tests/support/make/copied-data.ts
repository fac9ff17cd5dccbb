import { searchKeysOf, type Searched } from '@/lib/auth/search-keys';
import type { AdminSdk } from '@/scripts/stack/admin-sdk';
import { stackEnvironment } from '@/tests/support/services/stack-environment';

/** What the product wrote to both databases, by path, to be written again under other names. */
export type CopiedData = {
  documents: Readonly<Record<string, object>>;
  nodes: Readonly<Record<string, unknown>>;
  /** When it was read (ms): what the copies say of times is as much younger as they are. */
  at: number;
};

/** Reads documents of Firestore and nodes of the Realtime Database; a path without data is left out. */
export async function readData(
  { firestore }: AdminSdk,
  paths: { documents: readonly string[]; nodes: readonly string[] },
): Promise<CopiedData> {
  const [snapshots, values] = await Promise.all([
    firestore.getAll(...paths.documents.map((path) => firestore.doc(path))),
    Promise.all(paths.nodes.map(async (path) => (await askDatabase(path)).json() as Promise<unknown>)),
  ]);
  const documents = snapshots.flatMap((one) => (one.exists ? [[one.ref.path, one.data() as object]] : []));
  return {
    documents: Object.fromEntries(documents) as Record<string, object>,
    nodes: Object.fromEntries(paths.nodes.map((path, index) => [path, values[index]])),
    at: Date.now(),
  };
}

/** Writes the same again: ids, addresses and names are replaced, also in paths, and times are as late as now. */
export async function writeCopy(
  { firestore }: AdminSdk,
  { documents, nodes, at }: CopiedData,
  replaced: readonly (readonly [old: string, fresh: string])[],
): Promise<void> {
  const later = Date.now() - at;
  const copy = <Value>(value: Value): Value => {
    let text = JSON.stringify(value);
    for (const [old, fresh] of replaced) text = text.replaceAll(old, fresh);
    return JSON.parse(text, (key, one: unknown) => (isTime(key, one) ? one + later : one)) as Value;
  };
  const batch = firestore.batch();
  for (const [path, document] of Object.entries(copy(documents))) {
    const isUser = /^users\/[^/]+$/.test(path);
    const searchKeys = isUser ? { searchKeys: searchKeysOf(document as Searched) } : {};
    batch.set(firestore.doc(path), { ...document, ...searchKeys });
  }
  await Promise.all([
    batch.commit(),
    askDatabase('', { method: 'PATCH', body: JSON.stringify(copy(nodes)) }),
  ]);
}

/** Milliseconds since 1970. When somebody was last seen is kept to the day. */
const isTime = (key: string, value: unknown): value is number =>
  typeof value === 'number' && value > 1e12 && key !== 'seenAt';

async function askDatabase(path: string, init: RequestInit = {}): Promise<Response> {
  const { databaseHost, projectId } = stackEnvironment();
  const url = `http://${databaseHost}/${path}.json?ns=${projectId}-default-rtdb`;
  const response = await fetch(url, { ...init, headers: { authorization: 'Bearer owner' } });
  if (!response.ok) throw new Error(`The database answers ${response.status} at /${path}.`);
  return response;
}
