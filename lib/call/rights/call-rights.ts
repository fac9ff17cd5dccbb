import { findDenial, type Denial } from '@/lib/access/find-denial';
import type { JoinTicket } from '@/lib/call/join-ticket';

/**
 * What the page of a call offers a person besides sending tracks (`publish-rights.ts`); its controls read only
 * this. Without a ticket nothing is offered, and nothing is said to be denied.
 */
type CallRights = {
  /** Manages the others: the shield, people's menus, answers to asks. */
  isHost: boolean;
  /** Hands out pages, and reads those of the learners. */
  leadsClass: boolean;
  /** Puts questions to the room, and sees all answers. */
  runsQuestions: boolean;
  mayStart: boolean;
  mayEnd: boolean;
  /** Why a person who helps to run the room may not end the session; nobody else expects to. */
  endDenial: Denial<'room:end'> | null;
  handDenial: Denial<'hand:raise'> | null;
  reactionDenial: Denial<'reaction:send'> | null;
  inviteDenial: Denial<'member:add'> | null;
  /** Why the person only reads the room's worksheets. */
  sheetDenial: Denial<'worksheet:edit'> | null;
  /** Why the person only looks at ink. */
  inkDenial: Denial<'ink:draw'> | null;
  /** Why the person does not write on a page of their own. */
  pageDenial: Denial<'worksheet:own'> | null;
  /** Why the person puts no questions. */
  questionDenial: Denial<'question:run'> | null;
  /** Why the person only reads them. */
  answerDenial: Denial<'question:answer'> | null;
  /** Why the person only reads the chat. */
  chatDenial: Denial<'chat:send'> | null;
  /** Why the person only reads the files. */
  fileDenial: Denial<'file:upload'> | null;
  /** Why they may write to no single person but a host. */
  directDenial: Denial<'chat:direct'> | null;
};

export function toCallRights(ticket: Pick<JoinTicket, 'access'> | null): CallRights {
  const access = ticket?.access ?? null;
  const isHost = access?.['member:moderate'].allowed ?? false;
  return {
    isHost,
    leadsClass: access?.['class:run'].allowed ?? false,
    runsQuestions: access?.['question:run'].allowed ?? false,
    mayStart: access?.['room:start'].allowed ?? false,
    mayEnd: access?.['room:end'].allowed ?? false,
    endDenial: isHost ? findDenial(access, 'room:end') : null,
    handDenial: findDenial(access, 'hand:raise'),
    reactionDenial: findDenial(access, 'reaction:send'),
    inviteDenial: findDenial(access, 'member:add'),
    sheetDenial: findDenial(access, 'worksheet:edit'),
    inkDenial: findDenial(access, 'ink:draw'),
    pageDenial: findDenial(access, 'worksheet:own'),
    questionDenial: findDenial(access, 'question:run'),
    answerDenial: findDenial(access, 'question:answer'),
    chatDenial: findDenial(access, 'chat:send'),
    fileDenial: findDenial(access, 'file:upload'),
    directDenial: findDenial(access, 'chat:direct'),
  };
}
