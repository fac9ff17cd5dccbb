'use client';

import { RoomEvent, type Participant, type Room, type TrackPublication } from 'livekit-client';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { DeniedSending, Sendable } from '../../rights/publish-rights';
import { listSourcesAllowed } from '../../rights/sources-allowed';
import { giveBack, judgeRevoked, takeOff, type RevokedSources } from '../../rights/revoked-sources';
import { createResumeOffer } from './resume-offer';
import type { RoomNotice, RoomNotices } from '@/lib/call/client/notices/room-notices';
import { sendableOf } from '@/lib/call/client/session/sendable-of';
import type { Sending } from './use-sending';
import { watchOwnProfile } from './watch-own-profile';

/** A track that ended so shortly before its permission went was ended by that (ms). */
const sameAction = 3000;

/** A microphone and a camera that may not be sent stay so; a screen may have been stopped once. */
const isKept = (kind: Sendable): boolean => kind !== 'screen';

type RevokedInput = {
  room: Room;
  sending: Sending;
  denials: Record<Sendable, DeniedSending | null>;
  notices: RoomNotices;
  toReason: (denial: DeniedSending | null) => string | undefined;
  /** What somebody else has just done about this person, or with `includeRoomWide` to everyone, in words. */
  tellAction: (includeRoomWide?: boolean) => Promise<{ words: string; isOnce: boolean } | null>;
};

/**
 * Says what others have turned off, and why; and offers to go on when it is allowed again. Nothing is ever turned on
 * by itself.
 */
export function useRevokedSources(input: RevokedInput): void {
  const { room, notices, tellAction } = input;
  const latest = useRef(input);
  const off = useRef<RevokedSources>({});
  const explanation = useRef<RoomNotice | null>(null);
  const offer = useMemo(() => createResumeOffer(notices), [notices]);
  const turnOn = useCallback((kind: Sendable) => latest.current.sending[kind].set?.(true), []);

  const explain = useCallback(async (kinds: readonly Sendable[]) => {
    const { denials, toReason } = latest.current;
    const denial = denials[kinds[0] ?? 'microphone'];
    const reason = toReason(denial);
    if (denial === null || reason === undefined) return;
    // A pause is said by a row that stays as long as it lasts: here it is only said whose it is.
    const isPaused = kinds.some((kind) => denials[kind]?.reason === 'live-paused');
    const action = await latest.current.tellAction(!isPersonal(denial));
    // Allowed again while this was asked.
    if (!kinds.some((kind) => off.current[kind] === 'explained')) return;
    explanation.current =
      action && !action.isOnce
        ? { type: 'told', hasStopped: true, words: isPaused ? action.words : `${action.words} ${reason}` }
        : isPaused
          ? null
          : { type: 'stopped', reason };
    if (explanation.current) latest.current.notices.add(explanation.current);
  }, []);

  const settle = useCallback(() => {
    const judged = judgeRevoked(off.current, latest.current.denials);
    off.current = judged.off;
    if (judged.explain.length > 0) void explain(judged.explain);
    if (judged.offer.length === 0) return;
    if (explanation.current) latest.current.notices.retract(explanation.current);
    offer.make(judged.offer, turnOn);
  }, [explain, offer, turnOn]);

  useEffect(() => {
    latest.current = input;
    settle();
  });

  useEffect(() => {
    const endedAt: Partial<Record<Sendable, number>> = {};
    const handleUnpublished = ({ source }: TrackPublication) => {
      const kind = sendableOf(source);
      if (kind && !latest.current.sending[kind].isSwitching()) endedAt[kind] = performance.now();
    };
    const wasOn = (kind: Sendable): boolean =>
      latest.current.sending[kind].isOn || performance.now() - (endedAt[kind] ?? -Infinity) < sameAction;
    const handlePermissions = (
      before: Parameters<typeof listSourcesAllowed>[0],
      participant: Participant,
    ) => {
      if (!participant.isLocal) return;
      const [had, has] = [listSourcesAllowed(before), listSourcesAllowed(participant.permissions)];
      const lost = had.filter((kind) => !has.includes(kind));
      const given = has.filter((kind) => !had.includes(kind));
      const open = offer.takeBack(lost, turnOn);
      const taken = lost.filter((kind) => open.includes(kind) || wasOn(kind));
      off.current = giveBack(takeOff(off.current, taken.filter(isKept)), given);
      settle();
      if (taken.includes('screen')) void judgeScreen();
    };
    /** A screen that was stopped once may be shared again: that is said with it, and no refusal will follow. */
    const judgeScreen = async () => {
      if (await sayStopped(['screen'])) return;
      const hasScreen = listSourcesAllowed(room.localParticipant.permissions).includes('screen');
      off.current = giveBack(takeOff(off.current, ['screen']), hasScreen ? ['screen'] : []);
      settle();
    };
    /** Says who has stopped something that may be started again. */
    const sayStopped = async (kinds: readonly Sendable[]): Promise<boolean> => {
      const action = await tellAction(true);
      if (!action?.isOnce) return false;
      const resume = () => kinds.forEach(turnOn);
      notices.add({ type: 'told', hasStopped: true, words: action.words, resume });
      return true;
    };
    const handleMuted = async (publication: TrackPublication, participant: Participant) => {
      const kind = sendableOf(publication.source);
      if (!participant.isLocal || (kind !== 'microphone' && kind !== 'camera')) return;
      if (latest.current.sending[kind].isSwitching()) return;
      // A camera that is muted stops, as one that was unplugged; a microphone goes on.
      const isLive = publication.track?.mediaStreamTrack.readyState === 'live';
      if (kind === 'microphone' && !isLive) return;
      if (!(await sayStopped([kind])) && kind === 'microphone') notices.add({ type: 'muted' });
    };
    /** Another role, also one that takes nothing away. */
    const sayRole = async () => {
      const action = await tellAction();
      if (action && !action.isOnce) notices.add({ type: 'told', words: action.words });
    };
    const hearMuted = (...muted: Parameters<typeof handleMuted>) => void handleMuted(...muted);
    const stopWatching = watchOwnProfile(room, () => void sayRole());
    room
      .on(RoomEvent.LocalTrackUnpublished, handleUnpublished)
      .on(RoomEvent.ParticipantPermissionsChanged, handlePermissions)
      .on(RoomEvent.TrackMuted, hearMuted);
    return () => {
      room
        .off(RoomEvent.LocalTrackUnpublished, handleUnpublished)
        .off(RoomEvent.ParticipantPermissionsChanged, handlePermissions)
        .off(RoomEvent.TrackMuted, hearMuted);
      stopWatching();
    };
  }, [room, notices, tellAction, offer, turnOn, settle]);
}

/** Whether it was decided about this person, and not about everyone. */
const isPersonal = ({ reason }: DeniedSending): boolean =>
  reason.startsWith('profile') || reason.startsWith('exception');
