import type { HeldBy } from '@/lib/access/enforcers';

const gate = `root.child('gates').child(auth.uid)`;
const entry = `root.child('access').child($roomId).child(auth.uid)`;
const matrix = `root.child('access').child($roomId).child('_matrix')`;
const lent = `${entry}.child('lent')`;

/** The profile that counts: one that was lent for the session that is open, else the person's own. */
const profile =
  `(${lent}.child('session').isString() && ${lent}.child('session').val() === ${matrix}.child('session').val() ? ` +
  `${lent}.child('profile').val() : ${entry}.child('profile').val())`;

/** The writes of our server come as this principal instead of as an owner, so that rules can refuse a late one. */
export const outboxExpression = `auth != null && auth.uid === '_outbox'`;

/** A person whose sign-in still counts: not disabled, and neither signed out everywhere nor given another PIN since. */
export const letInExpression = [
  `auth != null`,
  `${gate}.child('validAfter').isNumber()`,
  `auth.token.auth_time >= ${gate}.child('validAfter').val()`,
  `${gate}.child('disabled').val() === false`,
  // A learner's token names the PIN that it came by.
  `(!${gate}.child('card').exists() || auth.token.card === ${gate}.child('card').val())`,
].join(' && ');

/**
 * The Realtime Database expression for "may do this in `$roomId`". It gives the answer of `resolveAccess` from what
 * `toMatrix` and the person's entry say; a removed person's entry has no profile. Without `isNumber()` an absent
 * exception would refuse everyone: a comparison with null is an error, and an error refuses.
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
 * What the room's matrix refuses to people of one's profile and could allow: an exception for this person would count.
 *
 * @param key an expression for the capability's name
 */
export const isRefusedExpression = (key: string): string =>
  `${matrix}.child(${profile}).child(${key}).val() === 'no'`;
