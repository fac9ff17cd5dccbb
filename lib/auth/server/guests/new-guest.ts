import 'server-only';
import type { Transaction } from 'firebase-admin/firestore';
import { mirrorGate, userReference } from '@/lib/auth/server/account-repository';
import { gateReference } from '@/lib/auth/server/gate/gate';
import { AppError } from '@/lib/errors/app-error';
import type { AppErrorCode } from '@/lib/errors/catalogue/our-errors';
import { adminAuth } from '@/lib/firebase/server/admin-auth';

const day = 24 * 60 * 60_000;
const openGate = { validAfter: 0, disabled: false };

/** `device` is how a ban recognises the person when they return as another guest on the same device. */
type NewGuest = { uid: string; name: string; device: string | null; now: number };

/** The uid follows from the call, so a call that was cut off and runs again finds its own guest. */
export const guestUidOf = (callId: string): string => `guest${callId.slice(0, 23)}`;

/** Writes the documents of a new guest, in the transaction that gives them a place. */
export function writeGuest(transaction: Transaction, { uid, name, device, now }: NewGuest): void {
  const user = { name, email: null, kind: 'guest', createdAt: now, seenAt: now - (now % day) } as const;
  transaction.set(userReference(uid), { ...user, ...(device !== null && { device }) });
  transaction.set(gateReference(uid), openGate);
}

/** Writes what a guest needs beside their documents before they can sign in. */
export async function finishGuest(uid: string, name: string): Promise<void> {
  await Promise.all([mirrorGate(uid, openGate), ensureIdentity(uid, name)]);
}

/**
 * The token that signs a new guest in. A repetition gets another token only while the guest is unchanged. Once they
 * are an account, were merged or were signed out, key and name of that call open nothing and it throws `otherwise`.
 */
export async function signInTokenOf(uid: string, otherwise: AppErrorCode): Promise<string> {
  const [user, gate] = await Promise.all([userReference(uid).get(), gateReference(uid).get()]);
  const { validAfter, disabled } = gate.data() ?? { validAfter: 0, disabled: true };
  if (user.data()?.kind !== 'guest' || disabled || validAfter !== openGate.validAfter) {
    throw new AppError(otherwise);
  }
  return adminAuth().createCustomToken(uid);
}

/** Our server makes it and not the browser, because many sign-ups from one school's address would be refused. */
async function ensureIdentity(uid: string, displayName: string): Promise<void> {
  try {
    await adminAuth().createUser({ uid, displayName });
  } catch (cause) {
    if (codeOf(cause) !== 'auth/uid-already-exists') throw new AppError('server/unavailable', { cause });
  }
}

const codeOf = (cause: unknown): unknown =>
  typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : undefined;
