import { Track, type RemoteParticipant, type Room } from 'livekit-client';
import { parseIdentity } from '../identity';
import { parseServiceIdentity } from '../service-identity';

type SpeakersRoom = {
  readonly localParticipant: Pick<Room['localParticipant'], 'identity' | 'trackPublications'>;
  readonly remoteParticipants: ReadonlyMap<
    string,
    Pick<RemoteParticipant, 'attributes' | 'trackPublications'>
  >;
};

const isAgent = (room: SpeakersRoom, identity: string): boolean =>
  parseServiceIdentity(identity) !== null &&
  room.remoteParticipants.get(identity)?.attributes['profile'] === 'agent';

const isPerson = (identity: string): boolean => parseIdentity(identity)?.suffix === null;

/**
 * Whether somebody may write down what is said: an agent that our server has let in, or a person in the call. The media
 * server also lets an agent send in a speaker's name.
 */
export function mayTranscribe(room: SpeakersRoom, identity: string): boolean {
  if (isAgent(room, identity)) return true;
  const isHere = identity === room.localParticipant.identity || room.remoteParticipants.has(identity);
  return isHere && isPerson(identity);
}

/**
 * The person whose microphone picked something up. Null when it is nobody's here, or when a person writes down what
 * somebody else says: only agents may.
 */
export function findSpeaker(
  room: SpeakersRoom,
  trackId: string,
  writer: string,
): { identity: string; uid: string } | null {
  const { localParticipant, remoteParticipants } = room;
  const everybody = [[localParticipant.identity, localParticipant] as const, ...remoteParticipants];
  const found = everybody.find(
    ([, { trackPublications }]) => trackPublications.get(trackId)?.source === Track.Source.Microphone,
  );
  const identity = found?.[0];
  if (identity === undefined || !isPerson(identity)) return null;
  const uid = parseIdentity(identity)?.uid;
  const isAllowed = identity === writer || isAgent(room, writer);
  return isAllowed && uid !== undefined ? { identity, uid } : null;
}
