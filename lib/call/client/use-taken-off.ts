'use client';

import { RoomEvent, Track, type Participant, type Room, type TrackPublication } from 'livekit-client';
import { useEffect, useRef, useState } from 'react';
import type { DeniedSending, Sendable } from '../publish-rights';
import { listSourcesAllowed } from '../sources-allowed';
import type { RoomNotices } from './room-notices';
import type { Sending } from './use-sending';
import { watchOwnProfile } from './watch-own-profile';

const kindOf: Readonly<Partial<Record<Track.Source, Sendable>>> = {
  [Track.Source.Microphone]: 'microphone',
  [Track.Source.Camera]: 'camera',
  [Track.Source.ScreenShare]: 'screen',
};

/** A track that ended so shortly before its permission went was ended by that (ms). */
const sameDeed = 3000;

type TakenOffInput = {
  room: Room;
  sending: Sending;
  denials: Record<Sendable, DeniedSending | null>;
  notices: RoomNotices;
  toReason: (denial: DeniedSending | null) => string | undefined;
  /** What somebody else has just done about this person, or with `orAll` to everyone, in words. */
  tellDeed: (orAll?: boolean) => Promise<{ words: string; isOnce: boolean } | null>;
};

/**
 * Says what others have turned off, and why; and offers to go on when it is allowed again. Nothing is ever turned on
 * by itself.
 */
export function useTakenOff({ room, sending, denials, notices, toReason, tellDeed }: TakenOffInput): void {
  const [stopped, setStopped] = useState<readonly Sendable[]>([]);
  const said = useRef<ReadonlySet<Sendable>>(new Set());
  const latest = useRef(sending);
  useEffect(() => {
    latest.current = sending;
  });
  const forget = (kinds: readonly Sendable[]) =>
    setStopped((all) => all.filter((kind) => !kinds.includes(kind)));

  useEffect(() => {
    const endedAt: Partial<Record<Sendable, number>> = {};
    const handleUnpublished = ({ source }: TrackPublication) => {
      const kind = kindOf[source];
      if (kind && !latest.current[kind].isSwitching()) endedAt[kind] = performance.now();
    };
    const handlePermissions = (
      before: Parameters<typeof listSourcesAllowed>[0],
      participant: Participant,
    ) => {
      if (!participant.isLocal) return;
      const allowed = listSourcesAllowed(participant.permissions);
      const lost = listSourcesAllowed(before).filter((kind) => !allowed.includes(kind));
      const taken = lost.filter(
        (kind) => latest.current[kind].isOn || performance.now() - (endedAt[kind] ?? -Infinity) < sameDeed,
      );
      if (taken.length === 0) return;
      setStopped((others) => [...new Set([...others, ...taken])]);
      // A screen that was stopped once may be shared again: no refusal will follow.
      if (!taken.includes('screen')) return;
      void sayStopped(['screen']).then((wasOnce) => {
        if (wasOnce) forget(['screen']);
      });
    };
    /** Says who has stopped something that may be started again. */
    const sayStopped = async (kinds: readonly Sendable[]): Promise<boolean> => {
      const deed = await tellDeed(true);
      if (!deed?.isOnce) return false;
      const resume = () => kinds.forEach((kind) => latest.current[kind].set?.(true));
      notices.add({ type: 'told', words: deed.words, resume });
      return true;
    };
    const handleMuted = async (publication: TrackPublication, participant: Participant) => {
      const kind = kindOf[publication.source];
      if (!participant.isLocal || (kind !== 'microphone' && kind !== 'camera')) return;
      if (latest.current[kind].isSwitching()) return;
      // A camera that is muted stops, as one that was unplugged; a microphone goes on.
      const isLive = publication.track?.mediaStreamTrack.readyState === 'live';
      if (kind === 'microphone' && !isLive) return;
      if (!(await sayStopped([kind])) && kind === 'microphone') notices.add({ type: 'muted' });
    };
    /** Another role, also one that takes nothing away. */
    const sayRole = async () => {
      const deed = await tellDeed();
      if (deed && !deed.isOnce) notices.add({ type: 'told', words: deed.words });
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
  }, [room, notices, tellDeed]);

  useEffect(() => {
    const fresh = stopped.filter((kind) => denials[kind] !== null && !said.current.has(kind));
    const again = stopped.filter((kind) => denials[kind] === null && said.current.has(kind));
    const reason = toReason(denials[fresh[0] ?? 'microphone']);
    if (fresh.length > 0 && reason !== undefined) {
      said.current = new Set([...said.current, ...fresh]);
      const denial = denials[fresh[0] ?? 'microphone'];
      // A pause is said by a row that stays as long as it lasts: here it is only said whose it is.
      const isPaused = fresh.some((kind) => denials[kind]?.reason === 'live-paused');
      void tellDeed(denial !== null && !isPersonal(denial)).then((deed) => {
        if (deed && !deed.isOnce) {
          notices.add({ type: 'told', words: isPaused ? deed.words : `${deed.words} ${reason}` });
        } else if (!isPaused) notices.add({ type: 'stopped', reason });
      });
    }
    if (again.length === 0) return;
    said.current = new Set([...said.current].filter((kind) => !again.includes(kind)));
    forget(again);
    const resume = () => again.forEach((kind) => latest.current[kind].set?.(true));
    notices.add({ type: 'allowed-again', kinds: again, resume });
  }, [stopped, denials, notices, toReason, tellDeed]);
}

/** Whether it was decided about this person, and not about everyone. */
const isPersonal = ({ reason }: DeniedSending): boolean =>
  reason.startsWith('profile') || reason.startsWith('exception');
