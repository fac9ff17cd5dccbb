import { isOwnPage, isPageOpen } from '@/lib/access/class-rules';
import { firstDocument, longestUpdate } from '@/lib/access/longest-update';
import { letInExpression, mayExpression, outboxExpression } from '@/lib/access/rules-expressions';
import { entryCost, isPaidExpression, rowCost } from '@/lib/access/writing-pace';
import { isNumber, isString, nothingElse, recordOf, textUpTo, type RulesNode } from '@/lib/access/rules-node';

const isSomebodysPage = `$documentId.beginsWith('own-')`;

/** Only a new entry: nobody changes or deletes an entry of the log, except the server after it has merged it. */
const appends = `!data.exists() && newData.exists()`;

/** An entry is paid for. Its path has six keys, in a room as well as of a person. */
const isEntryPaid = isPaidExpression('$updateId', 6, `newData.val().length + ${entryCost}`);

const documentOf = (read: string, append: string): RulesNode => ({
  '.read': read,
  '.validate': `$documentId.matches(/^[A-Za-z0-9-]{1,64}$/)`,
  updates: {
    $updateId: {
      '.write': `(${outboxExpression} && !newData.exists()) || (${appends} && ${append} && ${isEntryPaid})`,
      '.validate':
        `$updateId.length <= 40 && newData.isString() && newData.val().length <= ${longestUpdate} && ` +
        `newData.val().matches(/^[A-Za-z0-9+\\/=]+$/)`,
    },
  },
  // A compaction that was overtaken never replaces the snapshot of another.
  head: {
    '.write':
      `${outboxExpression} && newData.child('epoch').val() === ` +
      `(data.exists() ? data.child('epoch').val() + 1 : 1)`,
    ...recordOf({ epoch: isNumber, snapshot: isString }),
  },
  // Earlier snapshots, each under the time at which it was made, and these times alone.
  past: {
    times: { $time: { '.write': outboxExpression, '.validate': 'newData.val() === true' } },
    states: { $time: { '.write': outboxExpression, ...isString } },
  },
  // Entries that could not be read, out of the way and never overwritten.
  aside: { $updateId: { '.write': `${outboxExpression} && !data.exists()`, ...isString } },
  ...nothingElse,
});

/** Never later than now, so that nobody stands at the top of a list for good. */
const isPast: RulesNode = { '.validate': 'newData.isNumber() && newData.val() <= now' };
/** Two units of UTF-16 for each character of the formula in a list. */
const formula = textUpTo(240);

/** What lists say about sheets. Its key has a character that no document id can have. */
const listOf = (read: string, write: string, note: RulesNode): RulesNode => ({
  '.read': read,
  $sheetId: { '.write': `${write} && newData.exists() && $sheetId.matches(/^[A-Za-z0-9-]{1,64}$/)`, ...note },
});

/**
 * A room's sheet stands on its list: our server says so in `_known`. Lists that are older have a row of their pages
 * instead, which only somebody could write who could write in the sheet.
 */
const isListed = (key: string): string =>
  `(${key} === '${firstDocument}' || ` +
  ['_known', '_list']
    .map(
      (list) =>
        `root.child('worksheets').child('rooms').child($roomId).child('${list}').child(${key}).exists()`,
    )
    .join(' || ') +
  `)`;

const isOwner = `${letInExpression} && auth.uid === $uid`;

/** A learner's page is for its person and for those who lead the class; everything else is for the room. */
const readsDocument =
  `${mayExpression('room:read')} && ` +
  `(!${isSomebodysPage} || ${isOwnPage} || (${mayExpression('class:run')}))`;

/**
 * A learner's page takes edits of its person while it is open.
 *
 * @param others an expression for every other document of the room
 */
const writesDocument = (others: string): string =>
  `(${isSomebodysPage} ? (${isOwnPage} && ${isPageOpen} && ${mayExpression('worksheet:own')}) : (${others}))`;

/**
 * The logs of shared documents. Rules cannot look into an update, so a permission holds for a whole document: a room's
 * sheet, or a learner's page of a hand-out.
 */
export const documentRules: RulesNode = {
  rooms: {
    $roomId: {
      _list: listOf(
        mayExpression('room:read'),
        `${mayExpression('worksheet:edit')} && ${isListed('$sheetId')}`,
        recordOf({ formula, editedAt: isPast }),
      ),
      _known: {
        $sheetId: { '.write': outboxExpression, '.validate': 'newData.val() === true' },
      },
      $documentId: documentOf(
        readsDocument,
        writesDocument(`${mayExpression('worksheet:edit')} && ${isListed('$documentId')}`),
      ),
    },
  },
  users: {
    $uid: {
      _list: listOf(
        isOwner,
        // Rules cannot count rows, so a new one is paid for.
        `${isOwner} && (data.exists() || (${isPaidExpression('$sheetId', 5, String(rowCost))}))`,
        recordOf(
          // A name has 60 characters.
          { name: textUpTo(120), formula, createdAt: isPast, editedAt: isPast },
          { binnedAt: isPast },
        ),
      ),
      $documentId: documentOf(isOwner, isOwner),
    },
  },
  ...nothingElse,
};

/** A file that takes ink has a mark, which our server writes and takes away. */
const isMarkedFile =
  `($documentId.beginsWith('file-') && ` +
  `root.child('ink').child('rooms').child($roomId).child('_known').child($documentId).exists())`;

/**
 * Ink stands beside its sheet under the same id, or under that of its file. So a person may draw without editing the
 * sheet, and the other way round. Ink of a learner's page follows the page.
 */
export const inkRules: RulesNode = {
  rooms: {
    $roomId: {
      _known: {
        $inkId: { '.write': outboxExpression, '.validate': 'newData.val() === true' },
      },
      $documentId: documentOf(
        readsDocument,
        writesDocument(`${mayExpression('ink:draw')} && (${isMarkedFile} || ${isListed('$documentId')})`),
      ),
    },
  },
  users: { $uid: { $documentId: documentOf(isOwner, isOwner) } },
  ...nothingElse,
};
