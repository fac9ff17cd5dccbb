import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { mayAnswer } from '@/components/call/panels/ask-roles';
import type { CallContextValue, CallViewer } from '@/components/call/call-context';
import { letsPeopleIn } from '@/components/call/panels/can-admit';
import { useAskNews } from '@/components/call/notices/use-ask-news';
import { useAskWay } from '@/components/call/panels/use-ask-way';
import { useDeniedReason } from '@/components/call/bar/use-denied-reason';
import { useInviteOffer } from '@/components/call/bar/use-invite-offer';
import { useOpenInvite } from '@/components/call/invite/use-open-invite';
import { useNotify } from '@/components/call/notices/use-notify';
import { useOwnHand } from '@/components/call/bar/use-own-hand';
import { useHeldBack } from '@/components/call/use-held-back';
import { rehearsalRules, usePageRules } from '@/components/call/use-page-rules';
import { usePageTitle } from '@/components/call/use-page-title';
import { useRoomWords } from '@/components/call/notices/use-room-words';
import { useSendingDenials } from '@/components/call/bar/use-sending-denials';
import { useTranscript } from '@/components/call/captions/use-transcript';
import { useServiceNews } from '@/components/call/notices/use-service-news';
import { useCallLeading } from '@/components/call/use-call-leading';
import { useTellAction } from '@/components/moderation/use-tell-action';
import type { OpenDialog } from '@/components/ui/overlays/use-held-dialog';
import { useAsks } from '@/lib/asks/client/use-asks';
import { useTokenHealth } from '@/lib/auth/client/use-session';
import type { SessionUser } from '@/lib/auth/session';
import { fateOfHeld } from '@/lib/call/call-ending';
import { toCallRights } from '@/lib/call/rights/call-rights';
import type { CallPerson } from '@/lib/call/call-person';
import type { Call } from '@/lib/call/client/create-call';
import { useAsked } from '@/lib/call/client/sending/use-asked';
import { useCameraAudience } from '@/lib/call/client/sending/use-camera-audience';
import { mayGoOn } from '@/lib/call/client/session/call-phase';
import { useObservers } from '@/lib/call/client/people/use-observers';
import { useRoomView } from '@/lib/call/client/use-room-view';
import { useStore } from '@/lib/call/client/use-store';
import { useRevokedSources } from '@/lib/call/client/sending/use-revoked-sources';
import type { JoinTicket } from '@/lib/call/join-ticket';
import { listAskedFor } from '@/lib/call/rights/publish-rights';
import { useCaptionSettings } from '@/lib/captions/client/use-caption-settings';
import { useOwnSpeech } from '@/lib/captions/client/use-own-speech';
import { useDelayedFlag } from '@/lib/core/client/use-delayed-flag';
import { useFollow } from '@/lib/follow/client/use-follow';
import { useShowing } from '@/lib/follow/client/use-showing';
import { useReactions } from '@/lib/reactions/client/use-reactions';
import { useKnocks } from '@/lib/lobby/client/use-knocks';

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
  const { room, roomId, session, notices, isRehearsal } = call;
  const { uid, name } = person;
  const t = useTranslations('call.rehearsal');
  const view = useRoomView({ call, ticket, name });
  const { people, phase, isInCall, isEntered } = view;
  const isInSession = isInCall && !isRehearsal;
  const rights = toCallRights(ticket);
  const { isHost } = rights;
  const canAdmit = letsPeopleIn(ticket, people) && isInSession;
  const answers = mayAnswer(ticket);

  const { notify, notifyFailure } = useNotify(notices);
  const words = useTranslations('call.room');
  useHeldBack(isEntered && !isRehearsal, () => notify(words('pressBackAgain')));
  const onDenied = (reason: string) => notices.answer({ type: 'denied', reason });
  const tellAction = useTellAction(roomId);
  const present = usePresent(people);
  const fate = phase.name === 'over' && !mayGoOn(phase) ? fateOfHeld(phase.outcome) : 'stays';
  const asks = useAsks({ roomId, uid, isFollowing: isInSession, fate, present });
  const waiting = useKnocks(canAdmit ? roomId : null);
  // Followed from the device check on: it is to be known before a camera is sent.
  const followed = usePageRules(ticket !== null && !isRehearsal ? roomId : null);
  const rules = isRehearsal ? rehearsalRules : followed;
  const isForHosts = rules.areCamerasForHosts !== false && !isHost;
  useCameraAudience({ gate: call.cameraRecipients, roomId, isInCall, isForHosts });

  const toReason = useDeniedReason(ticket?.preset ?? null);
  const wayOn = useAskWay({ asks, uid, people, ticket, isRehearsal });
  const denied = useSendingDenials(view, { toReason, wayOn });
  const hand = useOwnHand({ roomId, asks, uid, deniedReason: toReason(rights.handDenial), isRehearsal });

  const ownAsks = asks.mine.filter(({ answer }) => answer === null).length;
  usePageTitle(ticket && (isRehearsal ? t('title', { room: ticket.roomName }) : ticket.roomName), {
    hands: answers && isInCall ? asks.waiting.length - ownAsks : 0,
    outside: waiting.length,
  });
  useAskNews(call, view, asks);
  useServiceNews(view.services, notices);
  useRevokedSources({ room, sending: view.sending, denials: view.denials, notices, toReason, tellAction });

  const follow = useFollow(call.data, people);
  const leading = useCallLeading({ call, people, isHost: isHost && isEntered && !isRehearsal, notify });

  const { colourOf } = view;
  const viewer = useViewer(person, ticket, isHost);
  const context = useMemo<CallContextValue>(
    () => ({ roomId, viewer, people, colourOf, notify, notifyFailure }),
    [roomId, viewer, people, colourOf, notify, notifyFailure],
  );

  const invite = useInviteOffer({ roomId, uid, ticket });
  const captions = useCaptionSettings();
  const roomName = isRehearsal ? null : (ticket?.roomName ?? null);

  return {
    call,
    ticket,
    view,
    rights,
    context,
    isRehearsal,
    asks,
    /** Whom this person follows, or is asked to. */
    follow,
    leading,
    /** The file that this person shows to everybody. */
    showing: useShowing(leading, follow.showing),
    reactions: useReactions(call.data),
    /** Whether and how this person reads captions. */
    captions,
    /** Captions of what this person says. */
    speech: useOwnSpeech({
      data: call.data,
      room,
      isMicrophoneOn: view.sending.microphone.isOn,
      isShown: captions.settings.isOn && isInCall,
    }),
    isTranscriptKept: useTranscript({ call, sessionId: viewer.sessionId, isInSession }),
    hand,
    /** Whether this person answers hands and asks. */
    answers,
    /** Whether this person lets others in, and who waits for that. */
    canAdmit,
    waiting,
    rules,
    /** People who are no hosts find only hosts and themselves. */
    isListHidden: rules.arePeopleHidden && !isHost,
    sending: {
      switches: view.sending,
      ...denied,
      asked: listAskedFor(asks.mine),
      onFailed: view.fail,
    },
    toReason,
    wayOn,
    onDenied,
    observers: useObservers(roomId, isInSession, isHost),
    /** What a host asks this person to turn on. */
    asked: useAsked(call, view.sending),
    invite,
    openInvite: useOpenInvite({ roomId, roomName, invite, openDialog }),
    said: useRoomWords(view, notices),
    notice: useStore(notices),
    tokenHealth: useTokenHealth(),
    isSlow: useDelayedFlag(phase.name === 'joining' && !isEntered, { delayMs: 10_000 }),
    openDialog,
    keepPlace: ticket?.kind === 'guest' ? keepPlace : undefined,
    leave: onLeave,
    rejoin: () => void session.rejoin(),
    ending: useEnding(rights.mayEnd && !isRehearsal),
    endDenied: isRehearsal ? undefined : toReason(rights.endDenial),
  };
}

export type CallRoomState = ReturnType<typeof useCallRoom>;

/** Who is in the call, the same set for as long as they are the same people. */
function usePresent(people: readonly CallPerson[]): ReadonlySet<string> {
  const uids = people
    .map(({ uid }) => uid)
    .toSorted()
    .join(' ');
  return useMemo(() => new Set(uids.split(' ')), [uids]);
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
