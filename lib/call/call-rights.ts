import { findDenial, type Denial } from '@/lib/access/find-denial';
import type { JoinTicket } from './join-ticket';

/**
 * What the page of a call offers to somebody besides what they may send (`publish-rights.ts`): its controls ask here and
 * nowhere else. Before there is a ticket nothing is offered, and nothing said to be denied.
 */
type CallRights = {
  /** Manages the others: the shield, people's menus, answers to who asks. */
  isHost: boolean;
  mayStart: boolean;
  mayEnd: boolean;
  handDenial: Denial<'hand:raise'> | null;
  inviteDenial: Denial<'member:add'> | null;
};

export function toCallRights(ticket: Pick<JoinTicket, 'access'> | null): CallRights {
  const access = ticket?.access ?? null;
  return {
    isHost: access?.['member:moderate'].allowed ?? false,
    mayStart: access?.['room:start'].allowed ?? false,
    mayEnd: access?.['room:end'].allowed ?? false,
    handDenial: findDenial(access, 'hand:raise'),
    inviteDenial: findDenial(access, 'member:add'),
  };
}
