import { pageStates } from '@/lib/access/page-states';
import { typingPace } from '@/lib/access/longest-note';
import { letInExpression, mayExpression, outboxExpression } from '@/lib/access/rules-expressions';
import { isNow, nothingElse, type RulesNode } from '@/lib/access/rules-node';

const isState =
  `newData.isString() && newData.val().length <= 4 && ` +
  `newData.val().matches(/^(${pageStates.join('|')})$/)`;

/**
 * The open pages of a room's members, each with a mark that goes when its connection breaks. Rules cannot count, so a
 * mark is named by two hexadecimal digits.
 */
export const presenceRules: RulesNode = {
  $roomId: {
    '.read': mayExpression('room:read'),
    '.write': outboxExpression,
    $uid: {
      $connection: {
        '.write': `${letInExpression} && auth.uid === $uid && (!newData.exists() || (${mayExpression('room:read')}))`,
        '.validate': `$connection.matches(/^[0-9a-f]{2}$/) && newData.hasChildren(['state', 'at'])`,
        state: { '.validate': isState },
        at: isNow,
        ...nothingElse,
      },
    },
  },
};

/**
 * Who is typing for everyone: a person's own mark, which goes with their connection. Nothing else about it is kept. A
 * mark that goes at once after it came stays until its page renews or takes it; its readers stop showing it before.
 */
export const typingRules: RulesNode = {
  $roomId: {
    '.read': mayExpression('room:read'),
    '.write': outboxExpression,
    $uid: {
      '.write':
        `${letInExpression} && auth.uid === $uid && (!data.exists() || now - data.val() >= ${typingPace}) && ` +
        `(!newData.exists() || (${mayExpression('chat:send')}))`,
      ...isNow,
    },
  },
};
