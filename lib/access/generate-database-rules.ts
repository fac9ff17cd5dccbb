import { askableCapabilities } from '@/lib/access/capabilities';
import { besideRules, handoutRules, progressRules } from '@/lib/access/class-rules';
import { documentRules, inkRules } from '@/lib/access/document-rules';
import { askPace, longestNote, placeKeptFor } from '@/lib/access/longest-note';
import { presenceRules, typingRules } from '@/lib/access/presence-rules';
import {
  isRefusedExpression,
  letInExpression,
  mayExpression,
  outboxExpression,
  sessionExpression,
} from '@/lib/access/rules-expressions';
import {
  isBoolean,
  isNow,
  isNumber,
  isString,
  nothingElse,
  recordOf,
  textUpTo,
  type RulesNode,
} from '@/lib/access/rules-node';
import { paceRules } from '@/lib/access/writing-pace';
import { matrixAnswers } from '@/lib/access/to-matrix';

/** A late write never readmits a person who was signed out meanwhile. */
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
 * One entry per person, and the room's matrix. A removed person leaves `{ epoch }`. Entries are never deleted and a
 * smaller epoch is refused, so a late write readmits nobody.
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
      lent: {
        ...recordOf({ profile: isString, session: isString }),
        '.validate': `$entryId !== '_matrix' && newData.hasChildren(['profile', 'session'])`,
      },
      exceptions: {
        '.validate': `$entryId !== '_matrix'`,
        $capability: recordOf({ allow: isBoolean, until: isNumber }, { session: isString, once: isNumber }),
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

/** The server's rows of admitted joins. Rows of a removed person can only be deleted. */
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

/** Who is in the call now. Observers stand apart: everyone sees their number, only hosts their names. */
const inside: RulesNode = {
  $roomId: { '.read': mayExpression('room:read'), '.write': outboxExpression, ...presentPerson },
};
const observing: RulesNode = {
  $roomId: { '.read': mayExpression('member:moderate'), '.write': outboxExpression, ...presentPerson },
};
const observingCount: RulesNode = {
  $roomId: { '.read': mayExpression('room:read'), '.write': outboxExpression, ...isNumber },
};

/** Recorders and agents in the call, readable by everyone who may join it. */
const services: RulesNode = {
  $roomId: {
    '.read': mayExpression('room:read'),
    '.write': outboxExpression,
    $serviceId: recordOf({
      kind: isString,
      label: isString,
      since: isNumber,
      expiresAt: isNumber,
      sid: isString,
    }),
  },
};

/** The identities of observers. A publisher that limits its receivers must name all of them. */
const observingConnections: RulesNode = {
  $roomId: { '.read': mayExpression('room:read'), '.write': outboxExpression, $joinId: isString },
};

const isAskableKind = askableCapabilities.map((capability) => `$kind === '${capability}'`).join(' || ');

/** Whether the row of an ask has stood long enough. Withdrawing counts too, or a page could write without end. */
const hasStood =
  `(!data.exists() || now - (data.child('changed').isNumber() ? data.child('changed').val() : ` +
  `data.child('at').val()) >= ${askPace})`;

/** A place in the queue outlives a connection that broke, for a while. */
const isBackInTime = `(!data.child('away').exists() || now - data.child('away').val() <= ${placeKeptFor})`;

/**
 * Raised hands and asks, one row per person and kind, ordered by time. People write and withdraw their own; only the
 * server answers. The matrix does not say what can be asked for: the page knows, and the host decides.
 */
const asks: RulesNode = {
  $roomId: {
    '.read': mayExpression('room:read'),
    '.write': outboxExpression,
    $uid: {
      $kind: {
        '.write':
          // Deleting only the answer, or an old mark of a break, would ask again from the old place in the queue.
          `${letInExpression} && auth.uid === $uid && ${hasStood} && (!newData.exists() || (!newData.child('answer').exists() && ` +
          `((!data.child('answer').exists() && ${isBackInTime}) || newData.child('at').val() === now) && ` +
          `($kind === 'hand' ? (${mayExpression('hand:raise')}) : ` +
          `((${isAskableKind}) && ${mayExpression('room:read')} && ${isRefusedExpression('$kind')}))))`,
        ...recordOf(
          {
            // The server's time, so nobody jumps the queue. A changed note keeps its place.
            at: {
              '.validate':
                `newData.isNumber() && (newData.val() === now || ` +
                `(newData.val() === data.val() && newData.parent().child('changed').val() === now && ` +
                `!data.parent().child('answer').exists()))`,
            },
            session: { '.validate': `newData.isString() && newData.val() === ${sessionExpression}` },
          },
          {
            note: {
              '.validate': `newData.val() !== '' && ${textUpTo(longestNote)['.validate']}`,
            },
            changed: isNow,
            // Once, when the connection breaks, and past the pace of the row: it must not fail then.
            away: {
              '.write': `${letInExpression} && auth.uid === $uid && data.parent().child('at').isNumber() && !data.exists()`,
              '.validate': `${isNow['.validate']} && !data.exists()`,
            },
            answer: {
              ...recordOf(
                { of: isNumber, outcome: isString, byUid: isString },
                { words: isString, lasts: isString },
              ),
              '.validate': `newData.hasChildren(['of', 'outcome', 'byUid']) && newData.child('of').val() === newData.parent().child('at').val()`,
            },
          },
        ),
      },
    },
  },
};

/** When the next reconciliation is due. Pages of members ask for it once `next` has passed. */
const reconcile: RulesNode = {
  $roomId: {
    '.write': outboxExpression,
    ...recordOf({ next: { '.read': mayExpression('room:read'), ...isNumber }, hotUntil: isNumber }),
  },
};

/**
 * People who wait outside a call. The server writes a row for each knock. A waiting page marks each of its connections,
 * and the mark goes when the connection breaks. Rules cannot count, so a mark is named by two hexadecimal digits. A
 * waiting person reads only their own row.
 */
const lobby: RulesNode = {
  $roomId: {
    '.read':
      `(${mayExpression('lobby:admit')}) || (root.child('inside').child($roomId).child(auth.uid).exists() && ` +
      `${mayExpression('lobby:stand-in')})`,
    $uid: {
      '.read': `${letInExpression} && auth.uid === $uid`,
      '.write': outboxExpression,
      name: isString,
      kind: isString,
      at: isNumber,
      seen: isNumber,
      byCode: isBoolean,
      invitedAs: isString,
      seat: isNumber,
      watched: isBoolean,
      doorAt: isNumber,
      place: isNumber,
      line: recordOf({ words: isString, by: isString, at: isNumber }, { seat: isNumber }),
      answer: recordOf({ state: isString, words: isString, at: isNumber }),
      // A message to the hosts, written by the server. The sender can withdraw it.
      said: {
        '.write': `${letInExpression} && auth.uid === $uid && !newData.exists()`,
        ...recordOf({ words: isString, at: isNumber }),
      },
      here: {
        $connection: {
          '.write':
            `${letInExpression} && auth.uid === $uid && (!newData.exists() || ` +
            `data.parent().parent().child('name').isString())`,
          '.validate': `$connection.matches(/^[0-9a-f]{2}$/) && ${isNow['.validate']}`,
        },
      },
      ...nothingElse,
    },
  },
};

/** The rules of the Realtime Database. They have no functions, so this file generates them. */
export const databaseRules: RulesNode = {
  rules: {
    gates,
    access,
    admitted,
    inside,
    observing,
    observingCount,
    observingConnections,
    services,
    asks,
    lobby,
    presence: presenceRules,
    reconcile,
    typing: typingRules,
    pace: paceRules,
    handouts: handoutRules,
    progress: progressRules,
    beside: besideRules,
    worksheets: documentRules,
    ink: inkRules,
    ...nothingElse,
  },
};

/** The text of `firebase/database.rules.json`. */
export function generateDatabaseRules(): string {
  // Letters that are not seen are written as escapes, so that the file shows them.
  const json = JSON.stringify(databaseRules, null, 2).replaceAll(
    /[^ -~\n]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `${json}\n`;
}
