/**
 * What kind of account somebody has. An `account` was opened by its owner with an e-mail address or a provider;
 * a `guest` came by an invite with a name and can become an account; a `learner` was made by a host and signs
 * in with a card and a PIN.
 */
export const personKinds = ['account', 'guest', 'learner'] as const;

export type PersonKind = (typeof personKinds)[number];

/**
 * What kind of account a page has in front of it, for its words alone: guests and learners were named by our
 * server, and a guest with an address has become an account.
 */
export function kindOfUser({ uid, email }: { uid: string; email: string }): PersonKind {
  if (email !== '') return 'account';
  return uid.startsWith('learner') ? 'learner' : uid.startsWith('guest') ? 'guest' : 'account';
}
