import { letInExpression } from '@/lib/access/rules-expressions';
import { isNow, nothingElse, type RulesNode } from '@/lib/access/rules-node';

/**
 * How much one person may write into shared documents: a token bucket whose credit is characters. It grows by one
 * each millisecond, up to this.
 */
export const fullCredit = 6_000_000;
/** What an entry of a log costs beside its characters, and what a new row of a list costs. */
export const entryCost = 100;
export const rowCost = 10_000;

const before = `root.child('pace').child(auth.uid)`;
/** A person who has written nothing yet has everything. */
const grown =
  `(${before}.exists() ? ${before}.child('credit').val() + now - ${before}.child('at').val() : ` +
  `${fullCredit})`;

/**
 * `pace/$uid`: what the person's last entry has left. Written without an entry it only grows less. Each entry names
 * itself in it, so no update holds two entries for one price.
 */
export const paceRules: RulesNode = {
  $uid: {
    '.read': `${letInExpression} && auth.uid === $uid`,
    '.write': `${letInExpression} && auth.uid === $uid && newData.exists()`,
    '.validate': `newData.hasChildren(['credit', 'last', 'at'])`,
    credit: {
      '.validate': `newData.isNumber() && newData.val() >= 0 && newData.val() <= ${fullCredit} && newData.val() <= ${grown}`,
    },
    last: { '.validate': `newData.isString() && newData.val().length <= 64` },
    at: isNow,
    ...nothingElse,
  },
};

/**
 * An expression for "the person pays for this in the same update".
 *
 * @param key the variable with the key of what is written
 * @param depth how many keys the path of the rule has
 * @param cost an expression for the price in characters
 */
export function isPaidExpression(key: string, depth: number, cost: string): string {
  const left = `newData${'.parent()'.repeat(depth)}.child('pace').child(auth.uid)`;
  return [
    `${left}.child('last').val() === ${key}`,
    `${left}.child('at').val() === now`,
    `${left}.child('credit').val() <= ${grown} - (${cost})`,
    `${left}.child('credit').val() <= ${fullCredit} - (${cost})`,
  ].join(' && ');
}
