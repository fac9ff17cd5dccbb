import type { PlainObject } from './plain-value';

/** On whose behalf something is read or written. An owner passes by the rules; `auth` is what rules see. */
export type Principal = { readonly isOwner: boolean; readonly auth: PlainObject | null };

const owner: Principal = { isOwner: true, auth: null };
export const nobody: Principal = { isOwner: false, auth: null };

/** The credential that the Admin SDK and the Firebase CLI use against an emulator. */
const ownerCredential = 'owner';

/**
 * Reads an ID token (its signature is not checked: emulator tokens have none) or the owner's credential, which
 * with an override acts under rules as that `auth` (https://firebase.google.com/docs/database/rest/auth).
 * Expiry is not checked either: the SDK's mock tokens always look expired. `null` for what is no token.
 */
export function parseCredential(credential: string, override?: PlainObject | null): Principal | null {
  if (credential === ownerCredential) {
    return override === undefined ? owner : { isOwner: false, auth: override };
  }
  const token = decodeTokenPayload(credential);
  return token === null ? null : { isOwner: false, auth: toAuthVariable(token) };
}

/** `auth` in rules: https://firebase.google.com/docs/reference/security/database#auth */
function toAuthVariable(token: PlainObject): PlainObject {
  const firebase = token['firebase'];
  const provider = isObject(firebase) ? firebase['sign_in_provider'] : null;
  return {
    uid: token['user_id'] ?? token['sub'] ?? null,
    provider: provider ?? 'custom',
    token,
  };
}

function decodeTokenPayload(token: string): PlainObject | null {
  try {
    const payload: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
    return isObject(payload) ? payload : null;
  } catch {
    return null;
  }
}

export function isObject(value: unknown): value is PlainObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
