'use client';

import { RoomEvent, Track, type Participant, type Room, type TrackPublication } from 'livekit-client';
import { useEffect, useRef, useState } from 'react';
import type { DeniedSending, Sendable } from '../publish-rights';
import { listSourcesAllowed } from '../sources-allowed';
import type { RoomNotices } from './room-notices';
import type { Sending } from './use-sending';

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
};

/**
 * Says what others have turned off, and why; and offers to go on when it is allowed again. Nothing is ever turned on
 * by itself.
 */
export function useTakenOff({ room, sending, denials, notices, toReason }: TakenOffInput): void {
  const [stopped, setStopped] = useState<readonly Sendable[]>([]);
  const said = useRef<ReadonlySet<Sendable>>(new Set());
  const latest = useRef(sending);
  useEffect(() => {
    latest.current = sending;
  });

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
      if (taken.length > 0) setStopped((others) => [...new Set([...others, ...taken])]);
    };
    const handleMuted = (publication: TrackPublication, participant: Participant) => {
      const isLive = publication.track?.mediaStreamTrack.readyState === 'live';
      if (!participant.isLocal || publication.source !== Track.Source.Microphone || !isLive) return;
      if (!latest.current.microphone.isSwitching()) notices.add({ type: 'muted' });
    };
    room
      .on(RoomEvent.LocalTrackUnpublished, handleUnpublished)
      .on(RoomEvent.ParticipantPermissionsChanged, handlePermissions)
      .on(RoomEvent.TrackMuted, handleMuted);
    return () => {
      room
        .off(RoomEvent.LocalTrackUnpublished, handleUnpublished)
        .off(RoomEvent.ParticipantPermissionsChanged, handlePermissions)
        .off(RoomEvent.TrackMuted, handleMuted);
    };
  }, [room, notices]);

  useEffect(() => {
    const fresh = stopped.filter((kind) => denials[kind] !== null && !said.current.has(kind));
    const again = stopped.filter((kind) => denials[kind] === null && said.current.has(kind));
    const reason = toReason(denials[fresh[0] ?? 'microphone']);
    if (fresh.length > 0 && reason !== undefined) {
      said.current = new Set([...said.current, ...fresh]);
      // A pause is said by a row that stays as long as it lasts.
      if (!fresh.some((kind) => denials[kind]?.reason === 'live-paused'))
        notices.add({ type: 'stopped', reason });
    }
    if (again.length === 0) return;
    said.current = new Set([...said.current].filter((kind) => !again.includes(kind)));
    setStopped((all) => all.filter((kind) => !again.includes(kind)));
    const resume = () => again.forEach((kind) => latest.current[kind].set?.(true));
    notices.add({ type: 'allowed-again', kinds: again, resume });
  }, [stopped, denials, notices, toReason]);
}
