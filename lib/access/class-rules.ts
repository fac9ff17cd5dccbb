import { letInExpression, mayExpression, outboxExpression } from '@/lib/access/rules-expressions';
import { isNow, nothingElse, recordOf, textUpTo, type RulesNode } from '@/lib/access/rules-node';

/** Every hand-out's id has this length. So a page's id names its learner in one way, whatever is in a person's id. */
export const handoutIdLength = 12;

/**
 * What learners may do with their pages: write, only read for a while, only read from now on, or write once more, with
 * what was said about them.
 */
export const handoutStates = ['open', 'frozen', 'collected', 'returned'] as const;

/** What a learner's page says about itself. */
export const progressStates = ['working', 'stuck', 'done'] as const;

/** How long a progress record stays as it is (ms). */
const progressPace = 2000;

/** Characters of what a progress record says about its first line that does not follow. */
export const longestFaultKind = 24;

/** The most lines that a progress record counts. */
export const mostLines = 9999;

/** The most characters of a note beside a line of a learner's page. */
export const longestPageNote = 500;

const prefix = `'own-' + auth.uid + '-'`;

/** Whether the document is a page of the person who asks. */
export const isOwnPage =
  `($documentId.beginsWith(${prefix}) && ` +
  `$documentId.length === auth.uid.length + ${String('own--'.length + handoutIdLength)})`;

const handout = (id: string): string => `root.child('handouts').child($roomId).child(${id})`;

/** Whether learners may write on their pages of the hand-out that the document belongs to. */
export const isPageOpen = `${handout(`$documentId.replace(${prefix}, '')`)}.child('state').val().matches(/^(open|returned)$/)`;

/** The hand-outs of a room, as its pages and the other rules read them. Our server alone writes them. */
export const handoutRules: RulesNode = {
  $roomId: {
    '.read': mayExpression('room:read'),
    $handoutId: {
      '.write': outboxExpression,
      ...recordOf({
        state: {
          '.validate': `newData.isString() && newData.val().matches(/^(${handoutStates.join('|')})$/)`,
        },
      }),
    },
  },
};

const isLine: RulesNode = {
  '.validate': `newData.isNumber() && newData.val() >= 0 && newData.val() <= ${mostLines} && newData.val() % 1 === 0`,
};

/**
 * How far each learner is on their page of a hand-out. Their own page says it, so nobody is ever marked by it. Who
 * leads the class reads all of them, and learners read nobody else's.
 */
export const progressRules: RulesNode = {
  $roomId: {
    '.write': outboxExpression,
    $handoutId: {
      '.read': mayExpression('class:run'),
      $uid: {
        '.read': `${letInExpression} && auth.uid === $uid`,
        '.write':
          `${letInExpression} && auth.uid === $uid && newData.exists() && (${mayExpression('worksheet:own')}) && ` +
          `${handout('$handoutId')}.exists() && ` +
          `(!data.exists() || now - data.child('at').val() >= ${progressPace})`,
        ...recordOf(
          {
            state: {
              '.validate': `newData.isString() && newData.val().length <= 7 && newData.val().matches(/^(${progressStates.join('|')})$/)`,
            },
            done: isLine,
            at: isNow,
          },
          {
            line: isLine,
            fault: recordOf({ line: isLine, kind: textUpTo(longestFaultKind) }),
          },
        ),
      },
    },
  },
};

/** Whether the place belongs to a page that there is: so a record has as many of them as pages were handed out. */
const hasPage =
  `root.child('worksheets').child('rooms').child($roomId)` +
  `.child('own-' + $uid + '-' + $handoutId).child('head').exists()`;

/** A cell's id, with room for ids to come. */
const isCell = '$cellId.matches(/^[A-Za-z0-9_-]{1,64}$/)';

const byCaller: RulesNode = { '.validate': 'newData.val() === auth.uid' };

const writtenByLeaders = `${mayExpression('class:run')} && ${isCell} && ${hasPage}`;

/**
 * What stands beside a learner's page: notes for its lines, lines that were looked at, and who reads it now. Who leads
 * the class writes it. The learner reads their own, and no other learner does.
 */
export const besideRules: RulesNode = {
  $roomId: {
    '.write': outboxExpression,
    $handoutId: {
      '.read': mayExpression('class:run'),
      $uid: {
        '.read': `${letInExpression} && auth.uid === $uid`,
        notes: {
          $cellId: {
            '.write': writtenByLeaders,
            ...recordOf({ text: textUpTo(longestPageNote), by: byCaller, at: isNow }),
          },
        },
        looked: {
          $cellId: { '.write': writtenByLeaders, ...recordOf({ by: byCaller, at: isNow }) },
        },
        readers: {
          $hostUid: {
            // A person who may no longer lead the class still takes their mark away.
            '.write':
              `${letInExpression} && auth.uid === $hostUid && ` +
              `(!newData.exists() || ((${mayExpression('class:run')}) && ${hasPage}))`,
            ...recordOf({ at: isNow }),
          },
        },
        ...nothingElse,
      },
    },
  },
};
