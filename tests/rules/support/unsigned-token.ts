const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** Seconds since 1970, as `auth_time` and `validAfter` are. */
export const nowInSeconds = (): number => Math.floor(Date.now() / 1000);

/**
 * An ID token as the emulators accept it, which do not look at signatures. `authTime` is when the person signed in,
 * in seconds; `claims` are what our server says of it.
 */
export function unsignedToken(
  projectId: string,
  uid: string,
  authTime: number,
  claims: Readonly<Record<string, string>> = {},
): string {
  const payload = {
    ...claims,
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    sub: uid,
    user_id: uid,
    auth_time: authTime,
    iat: nowInSeconds(),
    exp: nowInSeconds() + 3600,
    firebase: { sign_in_provider: 'password', identities: {} },
  };
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(payload)}.`;
}
