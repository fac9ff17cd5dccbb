import type { DocumentReference } from 'firebase-admin/firestore';
import type { AdminSdk } from '@/scripts/stack/admin-sdk';
import { readDatabase } from '@/tests/support/api/database';

/** What no copy needs: the answers to calls that nobody repeats, and counts, whose ids are hashes. */
const leftOut = ['calls', 'limits'];

/** Every document and every value of both databases that mentions one of the names, by path. */
export async function findAll(admin: AdminSdk, names: readonly string[]): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  const note = (path: string, value: unknown): boolean => {
    const text = `${path} ${JSON.stringify(value)}`;
    const isFound = names.some((name) => text.includes(name));
    if (isFound) found[path] = value;
    return isFound;
  };
  const visit = async (reference: DocumentReference, value: unknown): Promise<void> => {
    if (!note(`firestore/${reference.path}`, value)) return;
    for (const collection of await reference.listCollections()) {
      const { docs } = await collection.get();
      await Promise.all(docs.map((one) => visit(one.ref, one.data())));
    }
  };
  for (const collection of await admin.firestore.listCollections()) {
    if (leftOut.includes(collection.id)) continue;
    const { docs } = await collection.get();
    await Promise.all(docs.map((one) => visit(one.ref, one.data())));
  }
  const visitNode = (path: string, value: unknown): void => {
    if (typeof value !== 'object' || value === null) note(path, value);
    else for (const [key, child] of Object.entries(value)) visitNode(`${path}/${key}`, child);
  };
  visitNode('database', await readDatabase(''));
  return found;
}
