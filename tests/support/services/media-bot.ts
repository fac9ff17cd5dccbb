import {
  AudioSource,
  LocalAudioTrack,
  LocalVideoTrack,
  Room,
  RoomEvent,
  TrackPublishOptions,
  TrackSource,
  VideoBufferType,
  VideoFrame,
  VideoSource,
} from '@livekit/rtc-node';
import { writeSegment, type Segment } from '@/lib/livekit/transcription';

/** Somebody on the media server without our page: whatever our page would never do, they can. */
export type MediaBot = {
  room: Room;
  /** What has reached them so far. */
  received: { tracks: number; data: number };
  /** The newest token that the media server has handed them. */
  token: () => string;
  isConnected: () => boolean;
  /** Sends a picture under some label until they leave. */
  sendPicture: (label: TrackSource) => Promise<void>;
  /** Sends a microphone's track, in which nothing is to be heard. */
  sendSound: () => Promise<void>;
  /** Writes down what somebody else says, as LiveKit's agents do. Throws while their microphone is not there. */
  writeDown: (speaker: string, segment: Omit<Segment, 'trackId'>) => Promise<void>;
  leave: () => Promise<void>;
};

const [width, height] = [64, 48];
/** I420: one byte of brightness a pixel, and a quarter of each colour. */
const picture = () =>
  new VideoFrame(new Uint8Array((width * height * 3) / 2), width, height, VideoBufferType.I420);

/** Connects with a token. Throws when the media server does not let it in. */
export async function connectBot(url: string, token: string): Promise<MediaBot> {
  const room = new Room();
  const received = { tracks: 0, data: 0 };
  let timer: ReturnType<typeof setInterval> | undefined;
  room.on(RoomEvent.TrackSubscribed, () => (received.tracks += 1));
  room.on(RoomEvent.DataReceived, () => (received.data += 1));
  room.on(RoomEvent.Disconnected, () => clearInterval(timer));
  await room.connect(url, token, { autoSubscribe: true, dynacast: false });
  return {
    room,
    received,
    token: () => room.token ?? token,
    isConnected: () => room.isConnected,
    sendPicture: async (label) => {
      const source = new VideoSource(width, height);
      timer = setInterval(() => source.captureFrame(picture()), 100);
      const options = new TrackPublishOptions();
      options.source = label;
      await room.localParticipant?.publishTrack(LocalVideoTrack.createVideoTrack('picture', source), options);
    },
    sendSound: async () => {
      const options = new TrackPublishOptions();
      options.source = TrackSource.SOURCE_MICROPHONE;
      const track = LocalAudioTrack.createAudioTrack('sound', new AudioSource(48_000, 1));
      await room.localParticipant?.publishTrack(track, options);
    },
    writeDown: async (speaker, segment) => {
      const heard = [...room.remoteParticipants.values()].find(
        ({ attributes: given }) => given['name'] === speaker,
      );
      const microphone = [...(heard?.trackPublications.values() ?? [])].find(
        ({ source }) => source === TrackSource.SOURCE_MICROPHONE,
      );
      if (microphone?.sid === undefined) throw new Error(`${speaker} has no microphone here.`);
      const { text, attributes } = writeSegment({ ...segment, trackId: microphone.sid });
      await room.localParticipant?.sendText(text, { topic: 'lk.transcription', attributes });
    },
    leave: async () => {
      clearInterval(timer);
      await room.disconnect();
    },
  };
}
