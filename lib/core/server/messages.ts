import access from '@/messages/en/access.json';
import account from '@/messages/en/account.json';
import admin from '@/messages/en/admin.json';
import audit from '@/messages/en/audit.json';
import asks from '@/messages/en/asks.json';
import auth from '@/messages/en/auth.json';
import call from '@/messages/en/call.json';
import calendar from '@/messages/en/calendar.json';
import captions from '@/messages/en/captions.json';
import chat from '@/messages/en/chat.json';
import common from '@/messages/en/common.json';
import files from '@/messages/en/files.json';
import groups from '@/messages/en/groups.json';
import ink from '@/messages/en/ink.json';
import invites from '@/messages/en/invites.json';
import landing from '@/messages/en/landing.json';
import paper from '@/messages/en/paper.json';
import permissions from '@/messages/en/permissions.json';
import moderation from '@/messages/en/moderation.json';
import notifications from '@/messages/en/notifications.json';
import offline from '@/messages/en/offline.json';
import lobby from '@/messages/en/lobby.json';
import problems from '@/messages/en/problems.json';
import questions from '@/messages/en/questions.json';
import reactions from '@/messages/en/reactions.json';
import receipts from '@/messages/en/receipts.json';
import rooms from '@/messages/en/rooms.json';
import shell from '@/messages/en/shell.json';
import shield from '@/messages/en/shield.json';
import worksheet from '@/messages/en/worksheet.json';
import worksheets from '@/messages/en/worksheets.json';

/**
 * Every namespace of user-visible text, by file. The words for errors are not among them: the browser loads
 * `messages/en/errors.json` on the first error.
 */
export const messages = {
  access,
  account,
  admin,
  audit,
  asks,
  auth,
  calendar,
  call,
  captions,
  chat,
  common,
  files,
  groups,
  ink,
  invites,
  landing,
  paper,
  permissions,
  moderation,
  notifications,
  lobby,
  offline,
  problems,
  questions,
  reactions,
  receipts,
  rooms,
  shell,
  shield,
  worksheet,
  worksheets,
};

export type Messages = typeof messages;
