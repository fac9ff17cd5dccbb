import type { HeldBy } from '@/lib/access/enforcers';

const gate = `root.child('gates').child(auth.uid)`;
const entry = `root.child('access').child($roomId).child(auth.uid)`;
const matrix = `root.child('access').child($roomId).child('_matrix')`;
const lent = `${entry}.child('lent')`;

/** The profile that counts: the role for the open session, else the person's own profile. */
const profile =
  `(${lent}.child('session').isString() && ${lent}.child('session').val() === ${matrix}.child('session').val() ? ` +
  `${lent}.child('profile').val() : ${entry}.child('profile').val())`;

/** Our server writes as this principal and not as an owner, so that rules can refuse a late write. */
export const outboxExpression = `auth != null && auth.uid === '_outbox'`;

/** A valid sign-in: not disabled, not signed out everywhere, and no new PIN since. */
export const letInExpression = [
  `auth != null`,
  `${gate}.child('validAfter').isNumber()`,
  `auth.token.auth_time >= ${gate}.child('validAfter').val()`,
  `${gate}.child('disabled').val() === false`,
  // A learner's token names the PIN that it was made for.
  `(!${gate}.child('card').exists() || auth.token.card === ${gate}.child('card').val())`,
].join(' && ');

/**
 * The Realtime Database expression for "may do this in `$roomId`". It gives the answer of `resolveAccess`, read from
 * the matrix and the person's entry; a removed person's entry has no profile. `isNumber()` is needed because a
 * comparison with null is an error, and an error refuses.
 */
export function mayExpression(capability: HeldBy<'rules'>): string {
  const answer = `${matrix}.child(${profile}).child('${capability}').val()`;
  const exception = `${entry}.child('exceptions').child('${capability}')`;
  const until = `${exception}.child('until')`;
  const session = `${exception}.child('session')`;
  const isOfThisSession = `(!${session}.exists() || ${session}.val() === ${matrix}.child('session').val())`;
  const isInForce = `(${until}.isNumber() && ${until}.val() > now && ${isOfThisSession})`;
  const isAllowed = `${exception}.child('allow').val() === true`;
  return [
    letInExpression,
    `${entry}.child('profile').isString()`,
    `(${answer} === 'always' || (${answer} !== 'never' && (${isInForce} ? ${isAllowed} : ${answer} === 'yes')))`,
  ].join(' && ');
}

/** The session that is open in `$roomId`. */
export const sessionExpression = `${matrix}.child('session').val()`;

/**
 * Whether the room's matrix refuses this to the person's profile, but an exception could allow it.
 *
 * @param key an expression for the capability's name
 */
export const isRefusedExpression = (key: string): string =>
  `${matrix}.child(${profile}).child(${key}).val() === 'no'`;
