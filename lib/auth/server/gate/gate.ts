import 'server-only';
import type { DocumentReference } from 'firebase-admin/firestore';
import type { Gate } from '@/lib/auth/schema';
import { gateSchema } from '@/lib/auth/schema';
import type { VerifiedToken } from '@/lib/auth/server/verify-token';
import { AppError } from '@/lib/errors/app-error';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { documentConverter } from '@/lib/firebase/server/document-converter';

export const gateReference = (uid: string): DocumentReference<Gate> =>
  adminFirestore().doc(`gates/${uid}`).withConverter(documentConverter(gateSchema));

/**
 * Lets a signed-in person through their gate, by the same comparison as the rules of both databases.
 * Throws `auth/account-missing`, `auth/disabled` or `auth/revoked`.
 */
export function requireOpenGate(
  gate: Gate | null,
  { authTime, card }: Pick<VerifiedToken, 'authTime' | 'card'>,
): void {
  if (!gate) throw new AppError('auth/account-missing');
  if (gate.disabled) throw new AppError('auth/disabled');
  if (authTime < gate.validAfter || (gate.card !== undefined && gate.card !== card))
    throw new AppError('auth/revoked');
}
