import { letInExpression, mayExpression, outboxExpression } from '@/lib/access/rules-expressions';
import { matrixAnswers } from '@/lib/access/to-matrix';

/** A node of Realtime Database rules: an expression under a dotted key, or a child. */
export type RulesNode = { readonly [key: string]: string | false | RulesNode };

const isNumber: RulesNode = { '.validate': 'newData.isNumber()' };
const isString: RulesNode = { '.validate': 'newData.isString()' };
const isBoolean: RulesNode = { '.validate': 'newData.isBoolean()' };
const nothingElse: RulesNode = { $other: { '.validate': false } };

const recordOf = (required: Readonly<Record<string, RulesNode>>, optional: RulesNode = {}): RulesNode => ({
  '.validate': `newData.hasChildren([${Object.keys(required).map((field) => `'${field}'`).join(', ')}])`,
  ...required,
  ...optional,
  ...nothingElse,
}); // prettier-ignore

/** A late write never lets back in who was signed out since. */
const gates: RulesNode = {
  $uid: {
    '.read': `${letInExpression} && auth.uid === $uid`,
    '.write':
      `${outboxExpression} && newData.child('validAfter').isNumber() && ` +
      `(!data.exists() || newData.child('validAfter').val() >= data.child('validAfter').val())`,
    ...recordOf({ validAfter: isNumber, disabled: isBoolean }, { card: isString }),
  },
};

/**
 * One entry per person and the room's matrix. A removed person leaves `{ epoch }`: nothing is ever deleted here, and
 * a smaller epoch is refused, so a late write brings nobody back.
 */
const access: RulesNode = {
  $roomId: {
    $entryId: {
      '.read':
        `($entryId === '_matrix' && ${mayExpression('room:read')}) || ` +
        `(${letInExpression} && auth.uid === $entryId)`,
      '.write':
        `${outboxExpression} && newData.child('epoch').isNumber() && ` +
        `(!data.exists() || newData.child('epoch').val() >= data.child('epoch').val())`,
      epoch: isNumber,
      session: { '.validate': `$entryId === '_matrix' && newData.isString()` },
      organization: { '.validate': `$entryId === '_matrix' && newData.isNumber()` },
      profile: { '.validate': `$entryId !== '_matrix' && newData.isString()` },
      exceptions: {
        '.validate': `$entryId !== '_matrix'`,
        $capability: recordOf({ allow: isBoolean, until: isNumber }, { session: isString }),
      },
      $profile: {
        '.validate': `$entryId === '_matrix'`,
        $capability: {
          '.validate': `newData.isString() && newData.val().matches(/^(${matrixAnswers.join('|')})$/)`,
        },
      },
    },
  },
};

/** The server's own notes about who was let into which session. Rows of a removed person can only be deleted. */
const admitted: RulesNode = {
  $roomId: {
    $uid: {
      '.write':
        `${outboxExpression} && (!newData.exists() || ` +
        `newData.parent().parent().parent().child('access').child($roomId).child($uid).child('profile').isString())`,
      $joinId: {
        '.write': `${outboxExpression} && !newData.exists()`,
        ...recordOf({ sessionId: isString, expiresAt: isNumber }),
      },
    },
  },
};

const presentPerson: RulesNode = {
  $uid: {
    $joinId: recordOf(
      { since: isNumber, name: isString, profile: isString },
      { seat: isNumber, kind: isString },
    ),
  },
};

/** Who is in the call now; observers stand apart, so that everyone learns their number and only hosts their names. */
const inside: RulesNode = {
  $roomId: { '.read': mayExpression('room:read'), '.write': outboxExpression, ...presentPerson },
};
const observing: RulesNode = {
  $roomId: { '.read': mayExpression('member:moderate'), '.write': outboxExpression, ...presentPerson },
};
const observingCount: RulesNode = {
  $roomId: { '.read': mayExpression('room:read'), '.write': outboxExpression, ...isNumber },
};

/** The rules of the Realtime Database, where expressions cannot be shared and so are generated. */
export const databaseRules: RulesNode = {
  rules: { gates, access, admitted, inside, observing, observingCount, ...nothingElse },
};

/** The text of `firebase/database.rules.json`. */
export function generateDatabaseRules(): string {
  return `${JSON.stringify(databaseRules, null, 2)}\n`;
}
