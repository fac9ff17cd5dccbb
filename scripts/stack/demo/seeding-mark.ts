import * as z from 'zod/mini';
import type { AdminSdk } from '@/scripts/stack/admin-sdk';
import type { SeedingMark } from './seed-once';

const markSchema = z.object({ isFinished: z.boolean(), roomId: z.nullable(z.string()) });

/** No rule lets anybody but the Admin SDK come near it. */
const markReference = ({ firestore }: AdminSdk) => firestore.doc('localStack/demoOrganisation');

/** The mark in the data of this stack; null where none was ever written. */
export async function findSeedingMark(admin: AdminSdk): Promise<SeedingMark | null> {
  const stored = await markReference(admin).get();
  return stored.exists ? markSchema.parse(stored.data()) : null;
}

export async function writeSeedingMark(admin: AdminSdk, mark: SeedingMark): Promise<void> {
  await markReference(admin).set(mark);
}
