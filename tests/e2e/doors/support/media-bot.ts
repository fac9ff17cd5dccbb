import {
  AudioFrame,
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
import { mediaUrl } from './media-server';

type BotSource = 'microphone' | 'camera' | 'screen_share';

const sources = {
  microphone: TrackSource.SOURCE_MICROPHONE,
  camera: TrackSource.SOURCE_CAMERA,
  screen_share: TrackSource.SOURCE_SCREENSHARE,
} as const satisfies Record<BotSource, TrackSource>;
const nameOf = new Map<TrackSource | undefined, BotSource>(
  Object.entries(sources).map(([name, source]) => [source, name as BotSource]),
);

/** Somebody in a call without a browser: whatever their token allows or not, they try it. */
export class MediaBot {
  readonly #room = new Room();
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
      .on(RoomEvent.DataReceived, (_packet, _sender, _kind, topic) => bot.heard.add(`${topic} data`));
    await bot.#room.connect(mediaUrl(), token, { autoSubscribe: true, dynacast: false });
    return bot;
  }

  /** Sends everything there is. What the media server refuses comes to nothing; the caller looks at what arrives. */
  sendEverything(): void {
    const { localParticipant } = this.#room;
    if (!localParticipant) throw new Error('The bot has left.');
    for (const source of Object.keys(sources) as BotSource[]) {
      const track = source === 'microphone' ? makeTone() : makePicture(source);
      localParticipant
        .publishTrack(track, new TrackPublishOptions({ source: sources[source] }))
        .catch(() => undefined);
    }
    void localParticipant
      .publishData(new TextEncoder().encode('hello'), { reliable: true, topic: localParticipant.identity })
      .catch(() => undefined);
  }

  leave(): Promise<void> {
    return this.#room.disconnect();
  }
}

function makeTone(): LocalAudioTrack {
  const source = new AudioSource(48_000, 1);
  void source.captureFrame(AudioFrame.create(48_000, 1, 480));
  return LocalAudioTrack.createAudioTrack('tone', source);
}

function makePicture(name: string): LocalVideoTrack {
  const [width, height] = [64, 64];
  const source = new VideoSource(width, height);
  source.captureFrame(
    new VideoFrame(new Uint8Array(width * height * 4), width, height, VideoBufferType.RGBA),
  );
  return LocalVideoTrack.createVideoTrack(name, source);
}
