import type { OrganisationRole } from '@/lib/auth/organisation-role';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { unique } from './unique';

/** Somebody with an account of their own, as the product's documents have them. */
export async function seedAccount(
  name: string,
  role?: OrganisationRole,
): Promise<{ uid: string; email: string }> {
  const uid = unique(name.toLowerCase()).replaceAll('-', '');
  const email = `${uid}@school.example`;
  const user = { name, email, kind: 'account', ...(role && { role }), createdAt: 1, seenAt: 1 };
  await Promise.all([
    adminFirestore().doc(`users/${uid}`).set(user),
    adminFirestore().doc(`gates/${uid}`).set({ validAfter: 0, disabled: false }),
  ]);
  return { uid, email };
}
