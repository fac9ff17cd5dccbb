/** Who a participant is: the account, and which of its joins. */
export type Identity = {
  uid: string;
  joinId: string;
  /**
   * What stands after `#`: the media server makes such a second identity when a client connects with
   * `publish=<name>`. It is never admitted, but removing a person has to find it. A phone that was let in as a camera
   * has one that our server made (`phone-identity.ts`).
   */
  suffix: string | null;
};

const identityPattern = /^(.+)_([A-Za-z0-9]{16})(?:#(.*))?$/s;
const joinIdPattern = /^[A-Za-z0-9]{16}$/;

export const isJoinId = (value: string): boolean => joinIdPattern.test(value);

/** The identity on the media server of one join of a person. */
export const toIdentity = (uid: string, joinId: string): string => `${uid}_${joinId}`;

/** Whose identity this is, or null when we did not make it. */
export function parseIdentity(identity: string): Identity | null {
  const [, uid, joinId, suffix = null] = identityPattern.exec(identity) ?? [];
  return uid && joinId ? { uid, joinId, suffix } : null;
}
