'use client';

import { useParticipants } from '@livekit/components-react/hooks';
import { ConnectionQuality, RoomEvent, type Participant, type Room } from 'livekit-client';
import { useMemo } from 'react';
import { isPersonKind, type PersonKind } from '@/lib/auth/person-kind';
import { pictureIdSchema } from '@/lib/pictures/picture';
import { parseIdentity } from '@/lib/livekit/identity';
import { parsePhoneIdentity } from '@/lib/livekit/phone-identity';
import { groupByPerson, type CallPerson, type Connection } from '../../call-person';

/** What can change about a person as the views show them; speaking is followed apart, it changes all the time. */
const events = [
  // Who is inside is known before their pictures come: their tiles are there for them.
  RoomEvent.SignalConnected,
  RoomEvent.ParticipantNameChanged,
  RoomEvent.ParticipantAttributesChanged,
  RoomEvent.TrackPublished,
  RoomEvent.TrackUnpublished,
  RoomEvent.TrackSubscribed,
  RoomEvent.TrackUnsubscribed,
  RoomEvent.TrackMuted,
  RoomEvent.TrackUnmuted,
  RoomEvent.LocalTrackPublished,
  RoomEvent.LocalTrackUnpublished,
  RoomEvent.ConnectionQualityChanged,
  RoomEvent.ConnectionStateChanged,
];

/** Oneself as the token says, before the media server knows: so that the own tile stands from the click on. */
export type Me = {
  identity: string;
  name: string;
  profile: string;
  seat: number;
  picture: string | undefined;
  isCameraOn: boolean;
  isMicrophoneOn: boolean;
};

/**
 * Everybody who has a tile or a row, one entry per account.
 *
 * @param me null for someone whom the others do not see, such as an observer
 */
export function usePeople(room: Room, me: Me | null): CallPerson[] {
  const participants = useParticipants({ room, updateOnlyOn: events });
  return useMemo(() => {
    const others = participants.filter((participant) => !participant.isLocal).map(toConnection);
    const own = me && toOwnConnection(room, me);
    const people = groupByPerson([...others, own].filter((connection) => connection !== null));
    const byPhone = new Set(participants.map(sharerByPhone));
    return people.map((person) => (byPhone.has(person.uid) ? { ...person, isSharing: true } : person));
  }, [participants, room, me]);
}

/** Who shares their paper by a phone, which is no connection of theirs that counts; null for everybody else. */
const sharerByPhone = ({ identity, isScreenShareEnabled }: Participant): string | null =>
  isScreenShareEnabled ? (parsePhoneIdentity(identity)?.uid ?? null) : null;

/** Translates a participant of the media server; null for an identity that our server did not make. */
function toConnection(participant: Participant): Connection | null {
  const identity = parseIdentity(participant.identity);
  if (identity === null || identity.suffix !== null) return null;
  return {
    identity: participant.identity,
    uid: identity.uid,
    name: participant.attributes['name'] ?? '',
    profile: participant.attributes['profile'] ?? null,
    ...readSeat(participant),
    ...readPicture(participant.attributes['picture']),
    ...readKind(participant),
    isMe: participant.isLocal,
    joinedAt: participant.joinedAt?.getTime() ?? 0,
    microphone: participant.isMicrophoneEnabled ? 'on' : 'off',
    isCameraOn: participant.isCameraEnabled,
    isSharing: participant.isScreenShareEnabled,
    isWeak: isWeak(participant),
    isLost: isLost(participant),
  };
}

function toOwnConnection(room: Room, me: Me): Connection | null {
  const { localParticipant } = room;
  if (localParticipant.identity === me.identity && localParticipant.trackPublications.size > 0) {
    return toConnection(localParticipant);
  }
  const identity = parseIdentity(me.identity);
  return {
    identity: me.identity,
    uid: identity?.uid ?? me.identity,
    name: me.name,
    profile: me.profile,
    seat: me.seat,
    ...readPicture(me.picture),
    ...readKind(localParticipant),
    isMe: true,
    joinedAt: localParticipant.joinedAt?.getTime() ?? 0,
    microphone: me.isMicrophoneOn ? 'on' : 'off',
    isCameraOn: me.isCameraOn,
    isSharing: false,
    isWeak: false,
    isLost: false,
  };
}

function readSeat({ attributes }: Participant): { seat?: number } {
  const seat = Number(attributes['seat'] ?? Number.NaN);
  return Number.isInteger(seat) && seat >= 0 ? { seat } : {};
}

/** Our server alone writes attributes, but what is no id must not become part of an address. */
function readPicture(value: string | undefined): { picture?: string } {
  const { data } = pictureIdSchema.safeParse(value);
  return data === undefined ? {} : { picture: data };
}

function readKind({ attributes }: Participant): { kind?: PersonKind } {
  const kind = attributes['kind'];
  return isPersonKind(kind) ? { kind } : {};
}

const isWeak = ({ connectionQuality }: Participant) => connectionQuality === ConnectionQuality.Poor;
const isLost = ({ connectionQuality }: Participant) => connectionQuality === ConnectionQuality.Lost;
