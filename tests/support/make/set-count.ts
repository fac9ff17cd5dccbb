import { limitKey } from '@/lib/core/server/limit-key';
import type { AdminSdk } from '@/scripts/stack/admin-sdk';

/** As if something had been counted so often already, a minute ago. */
export async function setCount({ firestore }: AdminSdk, name: string, subject: string, count: number) {
  await firestore
    .doc(`limits/${limitKey(name, subject)}`)
    .set({ count, expiresAt: new Date(Date.now() + 9 * 60_000) });
}
