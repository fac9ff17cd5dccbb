import { EngineEvent, RoomEvent, Track, type Room } from 'livekit-client';
import { parseIdentity } from '@/lib/livekit/identity';

/** What an element needs of a picture. */
export type Picture = Pick<Track, 'attach' | 'detach'>;

/** Cameras by account that the SDK has not handed out yet. */
export type EarlyPictures = ReadonlyMap<string, Picture>;
export const noPictures: EarlyPictures = new Map();

/**
 * Tells of other people's cameras as soon as the browser has them. The SDK hands them out only when the connection
 * stands, some 50 ms later: by then their elements are in the page. Then its own tracks count, and none is told.
 */
export function watchEarlyPictures(room: Room, tell: (pictures: EarlyPictures) => void): () => void {
  let pictures = new Map<string, Picture>();
  let leaveEngine: () => void = () => undefined;
  const change = (next: Map<string, Picture>) => {
    if (next.size === 0 && pictures.size === 0) return;
    pictures = next;
    tell(next);
  };
  const handleMedia = (media: MediaStreamTrack, stream: MediaStream) => {
    const uid = findCameraOwner(room, media, stream);
    if (uid !== null) change(new Map([...pictures, [uid, toPicture(media)]]));
  };
  const begin = () => {
    const { engine } = room;
    engine.on(EngineEvent.MediaTrackAdded, handleMedia);
    leaveEngine = () => void engine.off(EngineEvent.MediaTrackAdded, handleMedia);
  };
  const end = () => {
    leaveEngine();
    change(new Map());
  };
  // In the next task: with this event the SDK hands out its own, whose elements these are until then.
  const endSoon = () => {
    leaveEngine();
    setTimeout(end);
  };
  room.on(RoomEvent.SignalConnected, begin).on(RoomEvent.Connected, endSoon).on(RoomEvent.Disconnected, end);
  return () => {
    leaveEngine();
    room
      .off(RoomEvent.SignalConnected, begin)
      .off(RoomEvent.Connected, endSoon)
      .off(RoomEvent.Disconnected, end);
  };
}

/** Whose camera it is, by the ids that the media server gives to streams and tracks; null for anything else. */
function findCameraOwner(room: Room, media: MediaStreamTrack, stream: MediaStream): string | null {
  const [participantSid, streamId] = stream.id.split('|');
  const owner = [...room.remoteParticipants.values()].find(({ sid }) => sid === participantSid);
  const publication = owner?.getTrackPublication(Track.Source.Camera);
  if (!owner || !publication || publication.isMuted) return null;
  const isIts = [media.id, streamId].includes(publication.trackSid);
  return isIts ? (parseIdentity(owner.identity)?.uid ?? null) : null;
}

/** The SDK's own track takes the element over with the stream that is in it. */
const toPicture = (media: MediaStreamTrack): Picture => ({
  attach: (element?: HTMLMediaElement) => {
    const shown = element ?? document.createElement('video');
    shown.srcObject = new MediaStream([media]);
    return shown;
  },
  detach: ((element?: HTMLMediaElement) => element ?? []) as Track['detach'],
});
