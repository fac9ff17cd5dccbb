import { RoomEvent, type DisconnectReason, type Room } from 'livekit-client';
import { startTransition } from 'react';
import { answerInTime } from '@/lib/callables/client/answer-in-time';
import { AppError } from '@/lib/errors/app-error';
import { describeEnding, otherTabGone, stillOutside, type EndingOutcome } from '../../call-ending';
import { isAccident, pauseBeforeReturn } from '../../coming-back';
import type { DeviceKind } from '../../device-problem';
import type { JoinTicket } from '../../join-ticket';
import { abortConnecting } from './abort-connecting';
import type { CallPhase } from './call-phase';
import { connectInTime } from './connect-in-time';
import { connectTwice } from './connect-twice';
import { endedForEveryone, findWhyClosed, findWhyRemoved, type EndingQuestions } from './ending-questions';
import { endRefusedTracks } from './end-refused-tracks';
import { watchFirstPicture } from './first-picture';
import type { LocalTracks } from '@/lib/call/client/devices/local-media';
import { createOwnTracks } from './own-tracks';
import type { TabHold } from './tab-hold';
import type { TabSignal } from './tab-signal';
import { tellAfterLine } from './tell-after-line';

type CallSessionParts = {
  room: Room;
  tabs: TabSignal & Omit<TabHold, 'take'>;
  /** Asks for a new token with this page's identity; rejects with the refusal. */
  fetchTicket: () => Promise<JoinTicket>;
  /** Settles when the media server lets this page take part; null when no wait is needed. */
  waitForEntry: (ticket: JoinTicket) => Promise<void> | null;
  /** Who receives what this page sends; the media server learns it before anything is sent. */
  cameraRecipients: { start: () => () => void; apply: () => void };
  remember: (ticket: JoinTicket, isOn: Record<DeviceKind, boolean>) => void;
  forget: () => void;
  reportDeviceTrouble: (kind: DeviceKind, thrown: unknown) => void;
  /** Asks why a call ended. */
  ask: EndingQuestions;
};

const CLIENT_INITIATED = 1;
const DUPLICATE_IDENTITY = 2;

const isRefusedAsEnded = (thrown: unknown): boolean =>
  thrown instanceof AppError && thrown.code === 'rooms/ended';

/** Own tracks on their way into a call: made ready while the line is opened, sent once it stands. */
type Tracks = { prepare?: () => void; tell?: () => void; send: () => Promise<void> };

export type CallSession = ReturnType<typeof createCallSession>;

/**
 * One person's way through one call, from the device check to its end and back in. `start` returns a function
 * that hangs up.
 */
export function createCallSession({
  room,
  tabs,
  fetchTicket,
  waitForEntry,
  cameraRecipients,
  remember,
  forget,
  reportDeviceTrouble,
  ask,
}: CallSessionParts) {
  let phase: CallPhase = { name: 'checking', problem: null };
  let ticket: JoinTicket | null = null;
  /** Counts attempts to enter; an outdated one changes nothing. */
  let attempt = 0;
  let since: number | null = null;
  /** When this attempt got in, by the performance clock; null before. */
  let enteredAt: number | null = null;
  /** The person knows that the session was ended for everyone: a rejoin then means a next one. */
  let isEndKnown = false;
  /** For the tab that took this call over. */
  let stopWaiting: () => void = () => undefined;
  let settled: Promise<void> = Promise.resolve();
  const listeners = new Set<() => void>();
  const own = createOwnTracks({
    room,
    remember: (isOn) => {
      if (ticket && phase.name === 'in-call') remember(ticket, isOn);
    },
    reportTrouble: reportDeviceTrouble,
  });

  let stopListening: () => void = () => undefined;
  let leaveGate: () => void = () => undefined;
  let leaveTracks: () => void = () => undefined;

  const tell = () => listeners.forEach((listener) => listener());
  const publish = (next: CallPhase) => {
    phase = next;
    if (next.name !== 'in-call' && next.name !== 'joining') tabs.release();
    stopWaiting();
    if (next.name === 'in-call') isEndKnown = false;
    if (next.name === 'over' && next.outcome.ending === 'ended') isEndKnown = true;
    tell();
  };

  /** Connects synchronously, so that the click itself opens the line; its changes are drawn a moment later. */
  const enter = (next: JoinTicket, tracks: Tracks, fail: (thrown: unknown) => CallPhase) => {
    const mine = (attempt += 1);
    enteredAt = null;
    const picture = watchFirstPicture(room);
    tellAfterLine(room, () => {
      tracks.tell?.();
      tell();
    });
    const connected = connectTwice(next, {
      connect: (by) => {
        ticket = by;
        return connectInTime(room, by).then(() => waitForEntry(by) ?? undefined);
      },
      renew: async () => {
        const fresh = mine === attempt ? await fetchTicket() : null;
        // A person who wanted into a session that was ended for everyone must not begin the next one.
        const isNext = fresh !== null && fresh.sessionId !== next.sessionId;
        if (isNext && (await ask.isEndedForEveryone(next))) throw new AppError('rooms/ended');
        return mine === attempt ? fresh : null;
      },
    });
    tracks.prepare?.();
    tabs.announce();
    phase = { name: 'joining' };
    settled = connected.then(
      async () => {
        if (mine !== attempt) return;
        cameraRecipients.apply();
        enteredAt = performance.now();
        since ??= enteredAt;
        const inCall = { name: 'in-call', since } as const;
        // A transition: rendering the whole room must not delay the first picture.
        startTransition(() => publish(inCall));
        own.repeat();
        await picture.settle();
        if (mine === attempt) await tracks.send();
      },
      (thrown: unknown) => {
        picture.stop();
        if (mine !== attempt) return;
        abortConnecting(room);
        publish(fail(thrown));
      },
    );
    return settled;
  };

  /** Silently ends the attempt or the call under way. */
  const hangUp = () => {
    attempt += 1;
    own.release();
    abortConnecting(room);
    return room.disconnect();
  };

  const handleDisconnected = (reason?: DisconnectReason) => {
    const outcome = describeEnding(reason);
    // Removed while the line is still being made: the SDK learns why, and yet waits for the line (15 s).
    const isShutOut = phase.name === 'joining' && !outcome.isStageOnly && outcome.ending !== 'left';
    if (isShutOut) void hangUp();
    else if (phase.name !== 'in-call') return;
    // After *Leave* the phase is another one by now. So here the page goes, and a reload comes back to this
    // call.
    const isPageGoing = outcome.ending === 'left';
    if (!outcome.isStageOnly && !isPageGoing) forget();
    if (outcome.ending === 'removed') void tellWhy(outcome, whyRemoved);
    else if (outcome.ending === 'ended') void tellWhy(outcome, whyEnded);
    else if (isAccident(outcome)) void comeBackByItself();
    else publish({ name: 'over', outcome, problem: null });
  };

  const tellEnded = () => {
    forget();
    publish({ name: 'over', outcome: endedForEveryone(), problem: null });
  };

  /** A call that has moved on is no end: this page follows it. */
  const whyEnded = async (): Promise<EndingOutcome | null> => {
    const asking = phase;
    const why = await findWhyClosed(ask, ticket);
    if (why !== 'moved') return why;
    if (phase === asking) void rejoin();
    return null;
  };

  const whyRemoved = () => findWhyRemoved(ask, ticket, enteredAt);

  const wasEnded = async () => ticket !== null && (await ask.isEndedForEveryone(ticket));

  /** The media server has one reason for several causes, so this asks for the cause before it shows one. */
  const tellWhy = async (told: EndingOutcome, findOther: () => Promise<EndingOutcome | null>) => {
    publish({ name: 'over', outcome: told, problem: null, isAsking: true });
    const asking = phase;
    const answer = findOther();
    const outcome = (await answerInTime(answer, null)) ?? told;
    if (phase !== asking) return;
    publish({ name: 'over', outcome, problem: null });
    // A late answer still corrects what is shown.
    const said = phase;
    const late = (await answer) ?? told;
    if (late !== outcome && phase === said) publish({ name: 'over', outcome: late, problem: null });
  };

  /** Comes back with a new token and reopens the devices that were open; `fail` says what follows a failure. */
  const comeBack = async (fail: (problem: unknown) => CallPhase) => {
    publish({ name: 'joining' });
    const mine = attempt + 1;
    try {
      await hangUp();
      const fresh = await fetchTicket();
      const isOver = fresh.sessionId !== ticket?.sessionId && !isEndKnown && (await wasEnded());
      if (mine !== attempt) return;
      // A person who only wants to come back must not begin the next session.
      if (isOver) tellEnded();
      else await enter(fresh, { send: own.reopen }, fail);
    } catch (problem) {
      // A page that was reconnecting when the call ended learned only that the call is gone.
      const isOver = isRefusedAsEnded(problem) && !isEndKnown && (await wasEnded());
      if (mine !== attempt) return;
      if (isOver) tellEnded();
      else publish(fail(problem));
    }
  };

  const remainOutside = (problem: unknown): CallPhase => ({ name: 'over', outcome: stillOutside, problem });

  const rejoin = () => comeBack(remainOutside);

  /** Tries again and again for a while; then, and where the room refuses it, the person reads why and may press. */
  const comeBackByItself = (tries = 1): Promise<void> =>
    comeBack((problem) => {
      const pause = pauseBeforeReturn(problem, tries, Math.random());
      if (pause === null) return remainOutside(problem);
      const mine = attempt;
      setTimeout(() => {
        if (mine === attempt) void comeBackByItself(tries + 1);
      }, pause);
      return { name: 'joining' };
    });

  const handleTaken = () => {
    // The other tab may only have been reloaded when it was shown as gone.
    const isBack = phase.name === 'over' && phase.outcome.ending === otherTabGone.ending;
    if (phase.name !== 'in-call' && phase.name !== 'joining' && !isBack) return;
    forget();
    publish({ name: 'over', outcome: describeEnding(DUPLICATE_IDENTITY), problem: null });
    // The call counts as going on elsewhere only while that tab is in it.
    stopWaiting = tabs.watchFree(() => publish({ name: 'over', outcome: otherTabGone, problem: null }));
    if (!isBack) void hangUp();
  };

  const stop = () => {
    [tabs.release, stopWaiting, stopListening, leaveGate, leaveTracks].forEach((end) => end());
    room.off(RoomEvent.Disconnected, handleDisconnected);
    if (phase.name === 'in-call' || phase.name === 'joining') forget();
    phase = { name: 'checking', problem: null };
    void hangUp();
  };

  return {
    read: () => phase,
    readTicket: () => ticket,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** The tracks on their way into the call, for the person's own picture meanwhile. */
    prepared: { read: own.read, subscribe: own.subscribe },
    /** Settles when what was prepared is in the call, or the attempt has failed. */
    whenPublished: () => settled,
    start: () => {
      room.on(RoomEvent.Disconnected, handleDisconnected);
      stopListening = tabs.listen(handleTaken);
      leaveGate = cameraRecipients.start();
      leaveTracks = endRefusedTracks(room);
      return stop;
    },
    /** Enters with what the device check prepared. Call it in the click handler itself; `tellTaken` comes later. */
    join: (ready: JoinTicket, takeTracks: () => LocalTracks, tellTaken: () => void) => {
      const prepare = () => own.prepare(takeTracks());
      const tellTracks = () => [own.tell, tellTaken].forEach((tellOne) => tellOne());
      return enter(ready, { prepare, tell: tellTracks, send: own.publish }, (problem) => {
        own.release();
        return { name: 'checking', problem };
      });
    },
    rejoin,
    /** Gives up connecting: back to the device check. */
    cancel: () => {
      publish({ name: 'checking', problem: null });
      void hangUp();
    },
    leave: async () => {
      forget();
      publish({ name: 'over', outcome: describeEnding(CLIENT_INITIATED), problem: null });
      await hangUp();
    },
    /** Notes what the person has just switched, so that coming back restores it. */
    noteDevice: own.note,
  };
}
