const prefix = 'chalktalk.of.';

/**
 * Where this device keeps something of a person that outlives the end of their sign-in, so that they find it when
 * they come back. It goes when they sign out themselves, and when somebody else signs in.
 */
export const personalKey = (uid: string, what: string): string => `${prefix}${uid}.${what}`;

export const isPersonalKey = (key: string): boolean => key.startsWith(prefix);

export const isKeyOf = (uid: string, key: string): boolean => key.startsWith(personalKey(uid, ''));
