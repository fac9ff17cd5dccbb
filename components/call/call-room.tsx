'use client';

import { Pause } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import { AskedRow } from '@/components/call/asked-row';
import { CallClock } from '@/components/call/call-clock';
import { CallSurroundings } from '@/components/call/call-surroundings';
import { CallOver } from '@/components/call/call-over';
import { ControlBar } from '@/components/call/control-bar';
import { EndDialog } from '@/components/call/end-dialog';
import { LeftOutNote } from '@/components/call/left-out-note';
import { letsPeopleIn } from '@/components/call/lets-people-in';
import { LiveRegions } from '@/components/call/live-regions';
import { ObserverMark, ObserverNote } from '@/components/call/observer-mark';
import { PeoplePanel } from '@/components/call/people-panel';
import { RoomAudio } from '@/components/call/room-audio';
import { RoomNoticeLine } from '@/components/call/room-notice-line';
import { RoomTopBar } from '@/components/call/room-top-bar';
import { ShortcutsDialog } from '@/components/call/shortcuts-dialog';
import { StageArea } from '@/components/call/stage-area';
import { TroubleRows } from '@/components/call/trouble-rows';
import { mayAnswer } from '@/components/call/ask-roles';
import { useAskNews } from '@/components/call/use-ask-news';
import { useDeniedReason } from '@/components/call/use-denied-reason';
import { useInviteOffer } from '@/components/call/use-invite-offer';
import { usePageTitle } from '@/components/call/use-page-title';
import { useRoomWords } from '@/components/call/use-room-words';
import { useSendingDenials } from '@/components/call/use-sending-denials';
import { useServiceNews } from '@/components/call/use-service-news';
import { Banner } from '@/components/ui/banner';
import { useTokenHealth } from '@/lib/auth/client/use-session';
import type { CallPerson } from '@/lib/call/call-person';
import { toCallRights } from '@/lib/call/call-rights';
import type { Call } from '@/lib/call/client/create-call';
import { askToUnmute } from '@/lib/call/client/ask-to-unmute';
import { useCameraAudience } from '@/lib/call/client/use-camera-audience';
import { useObservers } from '@/lib/call/client/use-observers';
import { useAsked } from '@/lib/call/client/use-asked';
import { useSingleKeys } from '@/lib/call/client/use-call-keys';
import { useElementSize } from '@/lib/call/client/use-element-size';
import { useRoomKeys } from '@/lib/call/client/use-room-keys';
import { useRoomView } from '@/lib/call/client/use-room-view';
import { useStore } from '@/lib/call/client/use-store';
import { useTakenOff } from '@/lib/call/client/use-taken-off';
import type { JoinTicket } from '@/lib/call/join-ticket';
import { useDelayedFlag } from '@/lib/core/client/use-delayed-flag';

type CallRoomProps = {
  call: Call;
  ticket: JoinTicket | null;
  person: { uid: string; name: string };
  /** Where *Leave* leads, after the connection is closed. */
  onLeave: () => void;
};

/** The live room: top bar, rows of trouble, stage with a panel beside it, control bar. */
export function CallRoom({ call, ticket, person, onLeave }: CallRoomProps) {
  const { room, roomId, session, notices } = call;
  const common = useTranslations('common');
  const toReason = useDeniedReason(ticket?.preset ?? null);
  const surroundings = useContext(CallSurroundings);
  const { renderPersonMenu, tellDeed, pageRules, asks, rehearsal } = surroundings;
  const alone = useTranslations('call.rehearsal');
  const t = useTranslations('call');
  const view = useRoomView({ call, ticket, name: person.name });
  const { health, people, phase, isInCall } = view;
  const isConnected = health.state === 'connected';
  const tokenHealth = useTokenHealth();
  const notice = useStore(notices);
  const noticePress = useRef<HTMLButtonElement>(null);
  const { ref, size } = useElementSize();
  const [panels, setPanels] = useState(noPanels);
  const [isEnding, setIsEnding] = useState(false);
  const [isShowingKeys, setIsShowingKeys] = useState(false);
  const [singleKeysOn, setSingleKeysOn] = useSingleKeys();
  const isPhone = size.width < 600;
  const isDesktop = size.width >= 1100;
  // Two panels have room side by side on a desktop only.
  const toggle = (panel: keyof OpenPanels) =>
    setPanels((open) => ({ ...(isDesktop ? open : noPanels), [panel]: !open[panel] }));
  const rights = toCallRights(ticket);
  const { isHost } = rights;
  const letsIn = letsPeopleIn(ticket, people);
  const [waitingCount, setWaitingCount] = useState(0);
  const knocks = { isListOpen: panels.people, onShow: () => toggle('people'), onCount: setWaitingCount };
  const isSlow = useDelayedFlag(phase.name === 'joining', { delayMs: 10_000 });
  const said = useRoomWords(view, notices);
  const { follow } = asks;
  const { follow: followRules } = pageRules;
  const isListHidden = pageRules.arePeopleHidden && !isHost;
  useEffect(() => {
    follow(isInCall);
  }, [follow, isInCall]);
  // Followed from the device check on: it is to be known before a camera is sent.
  const mayEnter = ticket !== null;
  useEffect(() => followRules(mayEnter), [followRules, mayEnter]);
  const isForHosts = pageRules.areCamerasForHosts !== false && !isHost;
  useCameraAudience({ gate: call.cameraGate, roomId, isInCall, isForHosts });
  const isHandUp = asks.mine.some(({ kind, answer }) => kind === 'hand' && answer === null);
  const handReason = toReason(rights.handDenial);
  const handDenied = rehearsal ? (handReason ?? alone('hand')) : handReason;
  const answers = mayAnswer(ticket);
  const ownAsks = asks.mine.filter(({ answer }) => answer === null).length;
  usePageTitle(ticket && (rehearsal ? alone('title', { room: ticket.roomName }) : ticket.roomName), {
    hands: answers && isInCall ? asks.count - ownAsks : 0,
    outside: isInCall ? waitingCount : 0,
  });
  const { denied, deniedTitles, ways } = useSendingDenials(view, ticket);
  const onDenied = (reason: string) => notices.answer({ type: 'denied', reason });
  useRoomKeys({
    isActive: isInCall,
    singleKeysOn,
    sending: view.sending,
    denied,
    onDenied,
    togglePeople: () => toggle('people'),
    toggleHand: () => {
      if (isHandUp) asks.withdraw('hand');
      else if (handDenied === undefined) asks.ask('hand');
      else onDenied(handDenied);
    },
    showShortcuts: () => setIsShowingKeys(true),
    reachNotice: () => noticePress.current?.focus(),
  });

  useAskNews(call, view);
  useServiceNews(view.services, notices);
  useTakenOff({ room, sending: view.sending, denials: view.denials, notices, toReason, tellDeed });
  const observers = useObservers(roomId, isInCall && !rehearsal, isHost);
  const asked = useAsked(call, view.sending);
  const onDone = useCallback(
    (words: string, undo?: () => void) => {
      const done = { type: 'done' as const, words, ...(undo && { undo }) };
      notices.answer(done);
      return () => void notices.retract(done);
    },
    [notices],
  );
  const onFailed = useCallback((thrown: unknown) => notices.answer({ type: 'error', thrown }), [notices]);
  const queue = { people, colourOf: view.colourOf, mayAnswer: answers, isListHidden, onDone, onFailed };
  const menuOf = (look: 'row' | 'tile') =>
    ticket && isInCall && (isHost || look === 'row')
      ? (about: CallPerson) =>
          renderPersonMenu({
            person: about,
            viewer: { profile: ticket.profile, sessionId: ticket.sessionId, mayModerate: isHost },
            look,
            ask: (device) => call.data.call('ask-to-unmute', { device }, about.identity),
            lowerHand: asks.lowerHandOf(about.uid),
            onDone,
            onFailed,
          })
      : undefined;

  const line = notice ? (
    <RoomNoticeLine {...{ notice, notices }} pressRef={noticePress} />
  ) : answers && isInCall ? (
    asks.renderLine(queue)
  ) : null;
  const clock = <CallClock since={view.since} />;
  const invite = useInviteOffer(roomId, ticket);
  const isLost = phase.name === 'over' || (isInCall && health.level === 'lost');

  return (
    <div ref={ref} className="flint flex h-dvh flex-col overflow-hidden text-14">
      <RoomTopBar
        roomName={ticket?.roomName ?? common('productName')}
        health={health}
        isPhone={isPhone}
        isRecorded={view.services.some(({ kind }) => kind === 'recorder')}
        clock={clock}
        notice={isDesktop ? null : line}
        observers={<ObserverMark observers={observers} isPhone={isPhone} />}
      />
      <TroubleRows
        health={health}
        tokenHealth={tokenHealth}
        onHear={view.hear}
        onTryNow={() => void session.rejoin()}
        onStopConnecting={isSlow ? session.cancel : undefined}
      />
      {ticket ? rehearsal?.renderRow() : null}
      {isInCall ? surroundings.renderPutAwayBanner() : null}
      {isHost && isInCall ? surroundings.renderPauseRow({ onDone, onFailed }) : null}
      {isInCall ? surroundings.renderHostlessRow({ people, isConnected, onDone }) : null}
      {asked && isInCall ? <AskedRow asked={asked} people={people} /> : null}
      {letsIn && isInCall ? surroundings.renderKnocks(knocks) : null}
      {denied.microphone !== undefined && view.denials.microphone?.reason === 'live-paused' ? (
        <Banner icon={<Pause />}>{t('pausedForYou')}</Banner>
      ) : null}
      <main className="relative m-2 flex min-h-0 flex-1 gap-2 desktop:m-3">
        {isLost ? (
          <CallOver
            roomId={roomId}
            outcome={phase.name === 'over' ? phase.outcome : lostOutcome}
            mayStart={rights.mayStart}
            problem={phase.name === 'over' ? phase.problem : null}
            onRejoin={() => void session.rejoin()}
            kind={ticket?.kind ?? 'account'}
            className="min-w-0 flex-1"
          />
        ) : (
          <StageArea
            view={view}
            invite={invite}
            onOpenPeople={() => panels.people || toggle('people')}
            renderMenu={menuOf('tile')}
          />
        )}
        {panels.shield && isHost
          ? surroundings.renderShield({
              onClose: () => setPanels({ ...panels, shield: false }),
              onDone,
              onFailed,
              askToUnmute: askToUnmute(call),
              className: panelPlace(isPhone, isDesktop),
            })
          : null}
        {panels.people ? (
          <PeoplePanel
            people={people}
            isForHostsOnly={isListHidden}
            colourOf={view.colourOf}
            services={view.services}
            waiting={
              letsIn && ticket
                ? surroundings.renderDesk({ profile: ticket.profile, mayModerate: isHost, onDone, onFailed })
                : null
            }
            onClose={() => setPanels({ ...panels, people: false })}
            queue={asks.renderQueue(queue)}
            renderMenu={menuOf('row')}
            observers={
              <>
                <ObserverNote observers={observers} />
                {isHost ? <LeftOutNote call={call} /> : null}
              </>
            }
            className={panelPlace(isPhone, isDesktop)}
          />
        ) : null}
      </main>
      <footer className="flex-none">
        <ControlBar
          room={room}
          isPhone={isPhone}
          isWide={size.width >= 1400}
          left={isDesktop ? (line ?? clock) : clock}
          view={{
            sending: view.sending,
            denied,
            deniedTitles,
            ways,
            handDenied,
            peopleCount: people.length,
            waitingCount,
            isPeopleOpen: panels.people,
            togglePeople: () => toggle('people'),
            isShieldOpen: panels.shield,
            toggleShield: isHost ? () => toggle('shield') : undefined,
            // Both are about the session, which is not this.
            shieldDenied: rehearsal ? alone('shield') : undefined,
            showShortcuts: () => setIsShowingKeys(true),
            leave: onLeave,
            isGuest: ticket?.kind === 'guest',
            end: rights.mayEnd && !rehearsal ? () => setIsEnding(true) : undefined,
            endDenied: rehearsal ? undefined : toReason(rights.endDenial),
            deviceFailed: view.fail,
          }}
        />
      </footer>
      <RoomAudio room={room} />
      <EndDialog roomId={roomId} count={people.length} isOpen={isEnding} onOpenChange={setIsEnding} />
      <ShortcutsDialog
        isOpen={isShowingKeys}
        onOpenChange={setIsShowingKeys}
        singleKeysOn={singleKeysOn}
        onSingleKeys={setSingleKeysOn}
      />
      <LiveRegions {...said} />
      {isInCall ? asks.renderAnnouncer(queue) : null}
    </div>
  );
}

type OpenPanels = { people: boolean; shield: boolean };
const noPanels: OpenPanels = { people: false, shield: false };
const lostOutcome = { ending: 'connection-lost', isStageOnly: true, canRejoin: true } as const;

/** It docks beside the stage on a desktop, slides over it on a tablet, covers it on a phone. */
function panelPlace(isPhone: boolean, isDesktop: boolean): string {
  if (isDesktop) return 'w-[328px] flex-none wide:w-[360px]';
  return isPhone ? 'absolute inset-0 z-panel' : 'absolute inset-y-0 right-0 z-panel w-[400px] shadow-3';
}
