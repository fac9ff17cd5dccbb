import type * as Protocol from '@livekit/protocol';
import type { DataPacket, JoinResponse, SignalRequest, SignalResponse } from '@livekit/protocol';
import type { Room, RoomOptions } from 'livekit-client';
import { inBrowser } from './in-browser';
import { inFastTime } from './in-fast-time';
import { answerOf, StandInPeer, type StandInChannel } from './stand-in-peer';
import { StandInSocket, type Upgrade } from './stand-in-socket';

type Answer = SignalResponse['message'];
type Welcome = NonNullable<ConstructorParameters<typeof JoinResponse>[0]>;

/** How the media server and the browser of a world behave. What is left out goes well. */
export type World = {
  upgrade?: Upgrade;
  /** What `/rtc/validate` answers once a websocket was refused. */
  validate?: () => Promise<Response>;
  /** What it says first instead of a welcome. */
  first?: (protocol: Protocol) => Answer;
  welcome?: Welcome;
  /** Whether the page may send anything. */
  maySend?: boolean;
  /** Whether media gets through. */
  hasMedia?: boolean;
  /** What it does about a request; true when it leaves it unanswered. */
  hear?: (request: SignalRequest['message'], media: MediaServer) => boolean | undefined;
  /** What it does about a packet of the page. */
  pass?: (packet: DataPacket, media: MediaServer) => void;
  devices?: object;
  options?: RoomOptions;
};

type Protocol = typeof Protocol;

/** The server's end of everything that a page opens. */
export type MediaServer = {
  readonly protocol: Protocol;
  say: (message: Answer) => void;
  /** Gives the page a packet as if another participant had sent it. */
  deliver: (packet: DataPacket) => Promise<void>;
  /** Changes how it behaves from now on. */
  change: (next: Partial<World>) => void;
  /** Cuts the websocket. */
  cut: () => void;
};

/** A page with the real SDK: a room that has not connected, and the server that it will meet. */
export type Page = {
  room: Room;
  media: MediaServer;
  connect: () => Promise<void>;
  /** How often the page has asked for a websocket. */
  countSockets: () => number;
};

const me = { identity: 'ada', sid: 'PA_ada' };
export const other = { identity: 'ben', sid: 'PA_ben' };

let worlds = 0;

/** In place of a compression: it makes streams that leave everything as it is. */
function Unchanged() {
  return new TransformStream();
}

/** Runs a task of a page in such a world, on a clock that jumps. */
export function inWorld<Result>(first: World, task: (page: Page) => Promise<Result>): Promise<Result> {
  return inFastTime(async () => {
    const protocol = await import('@livekit/protocol');
    const world = { ...first };
    const media = serve(protocol, world);
    return inBrowser(globalsOf(world, media), async () => {
      const { LogLevel, Room: RealRoom, setLogLevel } = await import('livekit-client');
      setLogLevel(LogLevel.silent);
      const room = new RealRoom(world.options);
      // The SDK makes a page wait that comes back to an address which failed before.
      const url = `ws://media-${(worlds += 1)}.test`;
      try {
        const connect = () => room.connect(url, 'token');
        return await task({ room, media, connect, countSockets: () => media.sockets });
      } finally {
        await room.disconnect();
      }
    });
  });
}

type Serving = MediaServer & {
  /** How many were asked for. */
  sockets: number;
  readonly open: (socket: StandInSocket, url: string) => void;
  readonly heard: (bytes: Uint8Array) => void;
  readonly channel: (channel: StandInChannel) => void;
  readonly packet: (bytes: Uint8Array) => void;
};

/** A server answers a moment later: a page that asks is not listening yet. */
const later = (react: () => void) => void setTimeout(react, 1);

const serverInfo = { version: '1.13.5', protocol: 16 };

function serve(protocol: Protocol, world: World): Serving {
  let socket: StandInSocket | null = null;
  let channel: StandInChannel | null = null;
  const say = (message: Answer) => socket?.say(new protocol.SignalResponse({ message }).toBinary());
  const answer = (id: number) =>
    say({ case: 'answer', value: new protocol.SessionDescription(answerOf(id)) });
  const media: Serving = {
    sockets: 0,
    protocol,
    say,
    deliver: async (packet) => {
      await channel?.receive(packet.toBinary());
    },
    change: (next) => void Object.assign(world, next),
    cut: () => socket?.end(1006),
    open: (opened, url) => {
      socket = opened;
      if (isComingBack(protocol, url)) {
        say({ case: 'reconnect', value: new protocol.ReconnectResponse({ serverInfo }) });
        return;
      }
      say(world.first?.(protocol) ?? { case: 'join', value: welcomeOf(protocol, world) });
      // The page's first offer came with its request for the socket.
      answer(1);
    },
    heard: (bytes) => {
      const { message } = protocol.SignalRequest.fromBinary(bytes);
      later(() => {
        const isLeft = world.hear?.(message, media) ?? false;
        if (message.case === 'offer' && !isLeft) answer(message.value.id);
      });
    },
    channel: (opened) => {
      if (opened.label === '_reliable') channel = opened;
    },
    packet: (bytes) => {
      const packet = protocol.DataPacket.fromBinary(bytes);
      later(() => world.pass?.(packet, media));
    },
  };
  return media;
}

function welcomeOf(protocol: Protocol, { welcome, maySend = true }: World): JoinResponse {
  return new protocol.JoinResponse({
    room: new protocol.Room({ name: 'r', sid: 'RM_r' }),
    participant: new protocol.ParticipantInfo({
      ...me,
      permission: new protocol.ParticipantPermission({ canPublish: maySend, canPublishData: maySend }),
    }),
    serverInfo: new protocol.ServerInfo(serverInfo),
    pingInterval: 0,
    ...welcome,
  });
}

/** Whether a page that opens a socket was in the call before and only lost its line. */
function isComingBack({ JoinRequest, WrappedJoinRequest }: Protocol, url: string): boolean {
  const asked = new URL(url).searchParams.get('join_request') ?? '';
  const { joinRequest } = WrappedJoinRequest.fromBinary(Buffer.from(asked, 'base64url'));
  return JoinRequest.fromBinary(joinRequest).reconnect;
}

function globalsOf(world: World, media: Serving) {
  const isOpen = () => world.hasMedia ?? true;
  return {
    navigator: { userAgent: 'Chrome/140.0.0.0', product: 'Gecko', mediaDevices: world.devices },
    WebSocket: class extends StandInSocket {
      constructor(url: string) {
        media.sockets += 1;
        const onOpen = (socket: StandInSocket) => media.open(socket, url);
        super({ upgrade: world.upgrade ?? 'take', onOpen, onHeard: media.heard });
      }
    },
    RTCPeerConnection: class extends StandInPeer {
      constructor() {
        super({ isOpen, onChannel: media.channel, onPacket: media.packet });
      }
    },
    MediaStream: EventTarget,
    MediaStreamTrack: class extends EventTarget {},
    // Nothing then has to be waited for outside the clock, and the server reads what it gets.
    CompressionStream: Unchanged,
    fetch: () => world.validate?.() ?? Promise.resolve(new Response('success')),
  };
}
