/**
 * What kind of account somebody has. An `account` was opened by its owner with an e-mail address or a provider;
 * a `guest` came by an invite with a name and can become an account; a `learner` was made by a host and signs
 * in with a card and a PIN.
 */
export const personKinds = ['account', 'guest', 'learner'] as const;

export type PersonKind = (typeof personKinds)[number];

/** Whether a word from outside names a kind of account. */
export const isPersonKind = (value: unknown): value is PersonKind =>
  personKinds.some((kind) => kind === value);

/**
 * What kind of account a page has in front of it, for its words alone: guests and learners were named by our
 * server. A guest who has given themselves any way to sign in has become an account, also by one that tells no
 * address; a learner stays one, whatever they link.
 */
export function kindOfUser({ uid, hasWayIn }: { uid: string; hasWayIn: boolean }): PersonKind {
  if (uid.startsWith('learner')) return 'learner';
  return uid.startsWith('guest') && !hasWayIn ? 'guest' : 'account';
}
