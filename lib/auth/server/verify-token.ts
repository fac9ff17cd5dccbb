import 'server-only';
import type { DecodedIdToken } from 'firebase-admin/auth';
import { AppError } from '@/lib/errors/app-error';
import { adminAuth } from '@/lib/firebase/server/admin-auth';

/** What an ID token says about its bearer once its signature has been checked. */
export type VerifiedToken = {
  uid: string;
  email: string | null;
  /** Whether the identity service has verified the address. */
  isEmailVerified: boolean;
  /** For learners: the PIN that the sign-in used; see `Gate`. */
  card: string | null;
  /** When the person signed in, in seconds since 1970. */
  authTime: number;
  /** Whether they signed in by a password. */
  hasTypedPassword: boolean;
};

/**
 * Checks the ID token of an `Authorization: Bearer …` header against the public keys, which the SDK caches.
 * `requireLiveAccount` checks whether the account is still allowed in.
 *
 * Throws `auth/required`, `auth/invalid-token` or `auth/expired-token`. With the Auth emulator, the SDK always looks
 * the account up: then it also throws `auth/revoked` for a deleted account, and `auth/disabled`.
 */
export async function verifyToken(authorization: string | null): Promise<VerifiedToken> {
  if (!authorization) throw new AppError('auth/required');
  const [, token] = /^Bearer (\S+)$/i.exec(authorization) ?? [];
  if (!token) throw new AppError('auth/invalid-token');
  const decoded = await decode(token);
  return {
    uid: decoded.uid,
    email: decoded.email ?? null,
    isEmailVerified: decoded.email_verified === true,
    card: typeof decoded['card'] === 'string' ? decoded['card'] : null,
    authTime: decoded.auth_time,
    hasTypedPassword:
      (decoded.firebase as { sign_in_provider?: unknown } | undefined)?.sign_in_provider === 'password',
  };
}

/**
 * Asks the identity service whether the account still exists, is not disabled, and was not signed out everywhere
 * since this sign-in. Throws `auth/disabled` or `auth/revoked`.
 */
export async function requireLiveAccount({
  uid,
  authTime,
}: Pick<VerifiedToken, 'uid' | 'authTime'>): Promise<void> {
  const { disabled, tokensValidAfterTime } = await lookUp(uid);
  if (disabled) throw new AppError('auth/disabled');
  if (tokensValidAfterTime && authTime * 1000 < Date.parse(tokensValidAfterTime)) {
    throw new AppError('auth/revoked');
  }
}

async function decode(token: string): Promise<DecodedIdToken> {
  try {
    return await adminAuth().verifyIdToken(token);
  } catch (cause) {
    // Only the Auth emulator throws this, after it found the signature good. Everywhere else `requireLiveAccount`
    // throws it.
    if (codeOf(cause) === 'auth/id-token-revoked') return readClaims(token);
    throw translate(cause, 'auth/invalid-token');
  }
}

function readClaims(token: string): DecodedIdToken {
  const text = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  const claims = JSON.parse(text) as DecodedIdToken;
  return { ...claims, uid: claims.sub };
}

async function lookUp(uid: string) {
  try {
    return await adminAuth().getUser(uid);
  } catch (cause) {
    throw translate(cause, 'server/unavailable');
  }
}

function translate(cause: unknown, otherwise: 'auth/invalid-token' | 'server/unavailable'): AppError {
  switch (codeOf(cause)) {
    case 'auth/id-token-expired':
      return new AppError('auth/expired-token', { cause });
    case 'auth/id-token-revoked':
    case 'auth/user-not-found':
      return new AppError('auth/revoked', { cause });
    case 'auth/user-disabled':
      return new AppError('auth/disabled', { cause });
    case 'auth/network-error':
    case 'auth/internal-error':
    case 'app/network-error':
      return new AppError('server/unavailable', { cause });
    default:
      return new AppError(otherwise, { cause });
  }
}

const codeOf = (cause: unknown): unknown =>
  typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : undefined;
