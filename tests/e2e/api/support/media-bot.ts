import {
  AudioFrame,
  AudioSource,
  LocalAudioTrack,
  type LocalTrack,
  LocalVideoTrack,
  Room,
  RoomEvent,
  TrackPublishOptions,
  TrackSource,
  VideoBufferType,
  VideoFrame,
  VideoSource,
} from '@livekit/rtc-node';
import { DataPacket_Kind } from 'livekit-server-sdk';
import { mediaServer, mediaUrl } from './media-server';

type BotSource = 'microphone' | 'camera' | 'screen_share';

/** What somebody can try to send in a call. */
export type Sent = BotSource | 'data';
export const everythingSent: readonly Sent[] = ['microphone', 'camera', 'screen_share', 'data'];

const sources = {
  microphone: TrackSource.SOURCE_MICROPHONE,
  camera: TrackSource.SOURCE_CAMERA,
  screen_share: TrackSource.SOURCE_SCREENSHARE,
} as const satisfies Record<BotSource, TrackSource>;
const nameOf = new Map<TrackSource | undefined, BotSource>(
  Object.entries(sources).map(([name, source]) => [source, name as BotSource]),
);

const hello = new TextEncoder().encode('hello');
/** Nobody's identity: packets of the media server's own come under it. */
const serverTopic = 'of the media server';

/** Somebody in a call without a browser: whatever their token allows or not, they try it. */
export class MediaBot {
  readonly #room = new Room();
  readonly #frames: NodeJS.Timeout[] = [];
  #isReached = false;
  /** What has arrived here: `<identity> <source>` for media, `<identity> data` for a packet. */
  readonly heard = new Set<string>();
  readonly seen = new Set<string>();

  static async join(token: string): Promise<MediaBot> {
    const bot = new MediaBot();
    bot.#room
      .on(RoomEvent.ParticipantConnected, ({ identity }) => bot.seen.add(identity))
      .on(RoomEvent.TrackSubscribed, (_, { source }, { identity }) =>
        bot.heard.add(`${identity} ${nameOf.get(source) ?? 'other'}`),
      )
      // By its topic: a packet can arrive before the media server has said who else is there.
      .on(RoomEvent.DataReceived, (_packet, _sender, _kind, topic) => {
        if (topic === serverTopic) bot.#isReached = true;
        else bot.heard.add(`${topic} data`);
      });
    await bot.#room.connect(mediaUrl(), token, { autoSubscribe: true, dynacast: false });
    return bot;
  }

  /**
   * Whether a packet of the media server's own has come, of which one more is sent at each call. Who is connected has
   * their line for packets a moment later, and what comes before is lost: of others, nothing would follow from it.
   */
  async isReached(roomName: string): Promise<boolean> {
    const { localParticipant } = this.#room;
    const to = { topic: serverTopic, destinationIdentities: [localParticipant?.identity ?? ''] };
    // Asked again and again: what fails once is no answer.
    await mediaServer()
      .sendData(roomName, hello, DataPacket_Kind.RELIABLE, to)
      .catch(() => undefined);
    return this.#isReached;
  }

  /**
   * Tries to send something, and says when the media server has taken it. What is refused comes to nothing, and no
   * answer comes for a long time, in which the bot can publish nothing else; the caller looks at what arrives.
   */
  async send(sent: Sent): Promise<void> {
    const { localParticipant } = this.#room;
    if (!localParticipant) throw new Error('The bot has left.');
    if (sent === 'data') {
      await localParticipant.publishData(hello, { reliable: true, topic: localParticipant.identity });
      return;
    }
    const { track, sendFrame } = sent === 'microphone' ? makeTone() : makePicture(sent);
    this.#frames.push(setInterval(sendFrame, 100));
    await localParticipant.publishTrack(track, new TrackPublishOptions({ source: sources[sent] }));
  }

  /** Tries to say by itself what only our server says about people; resolves when the media server has answered. */
  async claimToBeHost(): Promise<void> {
    await this.#room.localParticipant?.setAttributes({ profile: 'host' });
  }

  leave(): Promise<void> {
    this.#frames.forEach(clearInterval);
    return this.#room.disconnect();
  }
}

/** What is sent again and again: the media server knows a track from its packets. */
type Sending = { track: LocalTrack; sendFrame: () => void };

function makeTone(): Sending {
  const source = new AudioSource(48_000, 1);
  return {
    track: LocalAudioTrack.createAudioTrack('tone', source),
    sendFrame: () => void source.captureFrame(AudioFrame.create(48_000, 1, 480)).catch(() => undefined),
  };
}

function makePicture(name: string): Sending {
  const [width, height] = [64, 64];
  const source = new VideoSource(width, height);
  const frame = new VideoFrame(new Uint8Array(width * height * 4), width, height, VideoBufferType.RGBA);
  return {
    track: LocalVideoTrack.createVideoTrack(name, source),
    sendFrame: () => source.captureFrame(frame),
  };
}
