'use client';

import { useConnectionState } from '@livekit/components-react/hooks';
import { RoomEvent, type Room } from 'livekit-client';
import { useEffect, useRef, useState } from 'react';
import { askForAnswer } from '@/lib/livekit/client/ask-for-answer';
import { parseIdentity } from '@/lib/livekit/identity';
import { judgeCallHealth, type CallHealth } from '../../call-health';
import {
  findStalledTracks,
  findStallStart,
  isQuiet,
  noStall,
  noteSample,
  type StallState,
} from '../../stall-detector';
import { identityOfTrackKey, sampleMedia } from './sample-media';

/** How often the line is looked at (ms); the tracks, which cost more, every second time. */
const LOOK_MS = 500;

type Measured = { stallSince: number | null; silentUids: ReadonlySet<string> };
const nothingMeasured: Measured = { stallSince: null, silentUids: new Set() };

/**
 * How the connection is doing, from the SDK's events and from what really arrives, and who else is in trouble.
 *
 * @param isInCall false before and after the call, when there is nothing to measure
 */
export function useCallHealth(
  room: Room,
  isInCall: boolean,
): CallHealth & { silentUids: ReadonlySet<string> } {
  const state = useConnectionState(room);
  const { stallSince, silentUids } = useMeasuredMedia(room, isInCall);
  const reconnectingSince = useReconnectingSince(room);
  const lostSince = useEarliest(stallSince ?? reconnectingSince);
  const [now, setNow] = useState(0);
  const health = judgeCallHealth(state, isInCall ? lostSince : null, Math.max(now, lostSince ?? 0));

  useEffect(() => {
    if (lostSince === null || health.nextChangeIn === null) return undefined;
    const timer = setTimeout(() => setNow(performance.now()), health.nextChangeIn + 20);
    return () => clearTimeout(timer);
  }, [lostSince, health.nextChangeIn]);

  return { ...health, silentUids };
}

/** The beginning of one loss: the SDK's later report of it must not restart the clock. */
function useEarliest(since: number | null): number | null {
  const [earliest, setEarliest] = useState(since);
  const next = since === null || earliest === null ? since : Math.min(since, earliest);
  if (next !== earliest) setEarliest(next);
  return next;
}

function useMeasuredMedia(room: Room, isInCall: boolean): Measured {
  const [measured, setMeasured] = useState(nothingMeasured);
  const stall = useRef<StallState>(noStall);

  useEffect(() => {
    if (!isInCall) return undefined;
    let isCurrent = true;
    let isWhole = false;
    let question: object | null = null;
    let isAnswerDue = false;
    const look = async () => {
      isWhole = !isWhole;
      const sample = await sampleMedia(room, { isWhole, isAnswerDue });
      if (!isCurrent) return;
      stall.current = noteSample(stall.current, sample);
      setMeasured((before) => keepIfSame(before, read(stall.current, sample.at)));
      if (isQuiet(stall.current)) {
        if (question === null) void ask();
      } else {
        question = null;
        isAnswerDue = false;
      }
    };
    /** An answer is due only once the question is out: a page without a way to ask waits for none. */
    const ask = async () => {
      const mine = {};
      question = mine;
      const isOut = await askForAnswer(room).then(
        () => true,
        () => false,
      );
      if (question === mine) isAnswerDue = isOut;
    };
    // A failed reading or question tells nothing; the next one comes soon.
    const timer = setInterval(() => void look().catch(() => undefined), LOOK_MS);
    return () => {
      isCurrent = false;
      clearInterval(timer);
      stall.current = noStall;
      setMeasured(nothingMeasured);
    };
  }, [room, isInCall]);

  return measured;
}

function read(stall: StallState, now: number): Measured {
  const stallSince = findStallStart(stall, now);
  const silent = stallSince === null ? findStalledTracks(stall, now) : [];
  const uids = silent.map((key) => parseIdentity(identityOfTrackKey(key))?.uid ?? key);
  return { stallSince, silentUids: new Set(uids) };
}

const keepIfSame = (before: Measured, next: Measured): Measured =>
  before.stallSince === next.stallSince &&
  before.silentUids.size === next.silentUids.size &&
  [...next.silentUids].every((uid) => before.silentUids.has(uid))
    ? before
    : next;

/**
 * When the SDK noticed that media is lost, or the browser that it is offline, before media stops. A lost signal
 * line alone does not count.
 */
function useReconnectingSince(room: Room): number | null {
  const [since, setSince] = useState<number | null>(null);

  useEffect(() => {
    const begin = () => setSince((known) => known ?? performance.now());
    const end = () => setSince(null);
    window.addEventListener('offline', begin);
    // The SDK reports when it has to reconnect after that.
    window.addEventListener('online', end);
    room.on(RoomEvent.Reconnecting, begin);
    room.on(RoomEvent.Reconnected, end);
    room.on(RoomEvent.Disconnected, end);
    return () => {
      window.removeEventListener('offline', begin);
      window.removeEventListener('online', end);
      room.off(RoomEvent.Reconnecting, begin);
      room.off(RoomEvent.Reconnected, end);
      room.off(RoomEvent.Disconnected, end);
    };
  }, [room]);

  return since;
}
