import type { ReactNode } from 'react';
import { lowerHandOf } from '@/components/call/panels/lower-hand-of';
import type { CallRoomState } from '@/components/call/use-call-room';
import { PersonMenu } from '@/components/call/panels/views-of-others';
import type { CallPerson } from '@/lib/call/call-person';

/** What of a call a person's menu needs. */
export type RoomOfMenus = Pick<CallRoomState, 'call' | 'ticket' | 'view' | 'asks' | 'context' | 'openDialog'>;

/**
 * The menu of somebody in the call, with what the reader can do about them. Undefined where they can do nothing about
 * anybody: tiles have menus for hosts only.
 */
export function personMenuOf(
  room: RoomOfMenus,
  look: 'row' | 'tile',
): ((person: CallPerson) => ReactNode) | undefined {
  const { call, ticket, view, asks, context, openDialog } = room;
  const { roomId, viewer, notify, notifyFailure } = context;
  if (ticket === null || !view.isInCall || (look === 'tile' && !viewer.isHost)) return undefined;
  const { profile, sessionId } = ticket;
  const renderMenu = (person: CallPerson): ReactNode => (
    <PersonMenu
      {...{ roomId, person, look, openDialog }}
      viewer={{ profile, sessionId, mayModerate: viewer.isHost }}
      ask={(device) => call.data.call('ask-to-unmute', { device }, person.identity)}
      lowerHand={lowerHandOf(roomId, asks, person.uid)}
      letIn={async () => {
        // Fetched on the press: few are put back, and fewer by mistake.
        const { letIn } = await import('@/lib/lobby/client/let-in');
        await letIn(roomId, person.uid);
      }}
      onDone={notify}
      onFailed={notifyFailure}
    />
  );
  return renderMenu;
}
