import { useMemo, useState } from 'react';
import type { CallContextValue, CallViewer } from '@/components/call/call-context';
import type { CallNow } from '@/components/call/call-now';
import { useInviteOffer } from '@/components/call/bar/use-invite-offer';
import { useOpenInvite } from '@/components/call/invite/use-open-invite';
import { useCallLeading } from '@/components/call/use-call-leading';
import { useCallNews } from '@/components/call/use-call-news';
import { useCallPeople } from '@/components/call/use-call-people';
import { useCallSending } from '@/components/call/use-call-sending';
import type { OpenDialog } from '@/components/ui/overlays/use-held-dialog';
import { useTokenHealth } from '@/lib/auth/client/use-session';
import type { SessionUser } from '@/lib/auth/session';
import { toCallRights } from '@/lib/call/rights/call-rights';
import type { Call } from '@/lib/call/client/create-call';
import { useRoomView } from '@/lib/call/client/use-room-view';
import type { JoinTicket } from '@/lib/call/join-ticket';
import { useDelayedFlag } from '@/lib/core/client/use-delayed-flag';
import { useFollow } from '@/lib/follow/client/use-follow';
import { useShowing } from '@/lib/follow/client/use-showing';
import { useReactions } from '@/lib/reactions/client/use-reactions';

export type CallRoomInput = {
  call: Call;
  ticket: JoinTicket | null;
  person: Pick<SessionUser, 'uid' | 'name'>;
  /** Opens a dialog that stays when the call ends. */
  openDialog: OpenDialog;
  /** Lets a guest keep their place by an account; undefined for everybody else. */
  keepPlace: (() => void) | undefined;
  /** Where *Leave* leads, after the connection is closed. */
  onLeave: () => void;
};

/** The live room as state and actions: what the call's own views draw, and what its panels read. */
export function useCallRoom({ call, ticket, person, openDialog, keepPlace, onLeave }: CallRoomInput) {
  const { roomId, session, isRehearsal } = call;
  const { uid, name } = person;
  const view = useRoomView({ call, ticket, name });
  const rights = toCallRights(ticket);
  const now = { call, ticket, view, rights, uid };
  const people = useCallPeople(now);
  const sending = useCallSending(now, people);
  const { notify, notifyFailure, ...news } = useCallNews(now, people, sending.toReason);
  const viewer = useViewer(person, ticket, rights.isHost);
  const context = useContextValue({
    ...{ roomId, viewer, notify, notifyFailure },
    ...{ people: view.people, colourOf: view.colourOf },
  });
  const invite = useInviteOffer({ roomId, uid, ticket });
  const roomName = isRehearsal ? null : (ticket?.roomName ?? null);
  return {
    call,
    ticket,
    view,
    rights,
    context,
    isRehearsal,
    ...people,
    ...sending,
    ...news,
    ...useCallTogether(now, notify),
    invite,
    openInvite: useOpenInvite({ roomId, roomName, invite, openDialog }),
    tokenHealth: useTokenHealth(),
    isSlow: useDelayedFlag(view.phase.name === 'joining' && !view.isEntered, { delayMs: 10_000 }),
    openDialog,
    keepPlace: ticket?.kind === 'guest' ? keepPlace : undefined,
    leave: onLeave,
    rejoin: () => void session.rejoin(),
    ending: useEnding(rights.mayEnd && !isRehearsal),
    endDenied: isRehearsal ? undefined : sending.toReason(rights.endDenial),
  };
}

export type CallRoomState = ReturnType<typeof useCallRoom>;

/** What people in a call do together: follow and lead, show a file, react. */
function useCallTogether({ call, view, rights }: CallNow, notify: CallContextValue['notify']) {
  const { people, isEntered } = view;
  const follow = useFollow(call.data, people);
  const mayLead = rights.isHost && isEntered && !call.isRehearsal;
  const leading = useCallLeading({ call, people, isHost: mayLead, notify });
  return {
    /** Whom this person follows, or is asked to. */
    follow,
    leading,
    /** The file that this person shows to everybody. */
    showing: useShowing(leading, follow.showing),
    reactions: useReactions(call.data),
  };
}

/** The dialog that ends the session for everyone. `open` is undefined for people who may not. */
function useEnding(mayEnd: boolean) {
  const [isOpen, setIsOpen] = useState(false);
  return { isOpen, setIsOpen, open: mayEnd ? () => setIsOpen(true) : undefined };
}

function useViewer(
  { uid, name }: CallRoomInput['person'],
  ticket: JoinTicket | null,
  isHost: boolean,
): CallViewer {
  const profile = ticket?.profile ?? null;
  const sessionId = ticket?.sessionId ?? null;
  const access = ticket?.access ?? null;
  return useMemo(
    () => ({ uid, name, profile, sessionId, access, isHost }),
    [uid, name, profile, sessionId, access, isHost],
  );
}

/** What panels and rows read, the same object for as long as nothing in it changes. */
function useContextValue(value: CallContextValue): CallContextValue {
  const { roomId, viewer, people, colourOf, notify, notifyFailure } = value;
  return useMemo(
    () => ({ roomId, viewer, people, colourOf, notify, notifyFailure }),
    [roomId, viewer, people, colourOf, notify, notifyFailure],
  );
}
