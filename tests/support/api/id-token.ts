import { stackEnvironment } from '@/tests/support/services/stack-environment';

/** Seconds since 1970, as all times in an ID token are. */
const now = (): number => Math.floor(Date.now() / 1000);

type Claims = { projectId?: string; signedInAgo?: number; expiresIn?: number; card?: string };

/**
 * An ID token as the Auth emulator makes them, which signs none. Times in seconds.
 *
 * @param signedInAgo how long ago the person signed in
 * @param expiresIn negative for a token that has expired
 */
export function idTokenOf(
  { uid, email }: { uid: string; email: string },
  { projectId = stackEnvironment().projectId, signedInAgo = 60, expiresIn = 3600, card }: Claims = {},
): string {
  const claims = {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    sub: uid,
    user_id: uid,
    email,
    email_verified: true,
    ...(card !== undefined && { card }),
    auth_time: now() - signedInAgo,
    iat: now() + Math.min(expiresIn, 0) - 1,
    exp: now() + expiresIn,
    firebase: { sign_in_provider: 'password', identities: { email: [email] } },
  };
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`;
}

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
