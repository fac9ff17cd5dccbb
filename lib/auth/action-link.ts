/** What a link that the identity service mails is for: its own words for it. */
const confirmations = ['verifyEmail', 'verifyAndChangeEmail', 'recoverEmail'] as const;
export type Confirmation = (typeof confirmations)[number];

/**
 * A mailed link as our page reads it. `confirm` is looked at first and carried out by a press: programs that open
 * every link of a mail would otherwise use it up. `broken` is all that we know nothing about.
 */
export type ActionLink =
  | { kind: 'password'; code: string }
  | { kind: 'confirm'; what: Confirmation; code: string }
  | { kind: 'second-step' }
  | { kind: 'broken' };

/** Reads the query of a mailed link: `mode` and `oobCode`, as Firebase Auth writes them. */
export function readActionLink(query: { mode: string | undefined; oobCode: string | undefined }): ActionLink {
  const { mode, oobCode: code } = query;
  if (mode === 'revertSecondFactorAddition') return { kind: 'second-step' };
  if (!code) return { kind: 'broken' };
  if (mode === 'resetPassword') return { kind: 'password', code };
  const what = confirmations.find((known) => known === mode);
  return what ? { kind: 'confirm', what, code } : { kind: 'broken' };
}
