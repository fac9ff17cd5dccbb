import type { SignalResponse } from '@livekit/protocol';
import { inWorld, type Page, type World } from './livekit/media-world';
import type { Producer, Producers } from './producer';

const connects = (world: World): Producer => ({
  by: 'answer',
  produce: () => inWorld(world, ({ connect }) => connect()),
});

/** A browser is never told why its websocket was refused: the SDK asks `/rtc/validate`. */
const refused = (status: number, text: string): Producer =>
  connects({ upgrade: 'refuse', validate: () => Promise.resolve(new Response(text, { status })) });

/** Steps of the SDK whose errors it turns into others before anybody meets them. */
type Steps = Readonly<
  Record<'connectSignal' | 'resumeConnection', (...given: readonly unknown[]) => Promise<void>>
>;

type Leave = Extract<SignalResponse['message'], { case: 'leave' }>;

const leaveFor = ({ LeaveRequest }: Page['media']['protocol'], reason: number): Leave => ({
  case: 'leave',
  value: new LeaveRequest({ reason }),
});

/** Why the call ended, as the room tells it; `end` brings the end about. */
async function untilDisconnected({ room, connect }: Page, end: () => unknown): Promise<unknown> {
  const { RoomEvent } = await import('livekit-client');
  await connect();
  const told = new Promise((resolve) => void room.once(RoomEvent.Disconnected, resolve));
  await end();
  return told;
}

const sentAway = (reason: number): Producer => ({
  by: 'answer',
  produce: () =>
    inWorld({}, (page) =>
      untilDisconnected(page, () => page.media.say(leaveFor(page.media.protocol, reason))),
    ),
});

/** How a connection to the media server fails, and for which reasons it ends. */
export const livekitConnectionProducers: Producers = {
  'livekit/connection-not-allowed': refused(401, 'invalid token'),
  'livekit/connection-room-missing': refused(404, 'requested room does not exist'),
  'livekit/connection-server-unreachable': connects({
    upgrade: 'refuse',
    validate: () => Promise.reject(new TypeError('no line')),
  }),
  'livekit/connection-internal-error': connects({ hasMedia: false }),
  'livekit/connection-timeout': connects({ upgrade: 'ignore' }),
  'livekit/connection-cancelled': {
    by: 'call',
    produce: () =>
      inWorld({ upgrade: 'ignore' }, async ({ room, connect }) => {
        const connected = connect();
        await Promise.all([connected, room.disconnect()]);
      }),
  },
  'livekit/connection-leave-request': connects({
    first: ({ LeaveRequest }) => ({ case: 'leave', value: new LeaveRequest({ reason: 5 }) }),
  }),
  'livekit/connection-web-socket': refused(200, 'success'),
  // A room goes round in circles at such an address; our time limit ends that.
  'livekit/connection-service-not-found': {
    by: 'answer',
    produce: () =>
      inWorld(
        { upgrade: 'refuse', validate: () => Promise.resolve(new Response('no page', { status: 404 })) },
        async ({ room }) => {
          const { client } = room.engine;
          const options = {
            autoSubscribe: true,
            maxRetries: 1,
            e2eeEnabled: false,
            websocketTimeout: 15_000,
          };
          await client.join('ws://elsewhere.test', 'token', options);
        },
      ),
  },
  'livekit/disconnect-unknown-reason': {
    by: 'answer',
    produce: () =>
      inWorld({}, (page) =>
        // Nobody answers any more, until the SDK has tried ten times.
        untilDisconnected(page, () => {
          page.media.change({ upgrade: 'refuse', hasMedia: false });
          page.media.cut();
        }),
      ),
  },
  'livekit/disconnect-client-initiated': {
    by: 'call',
    produce: () => inWorld({}, (page) => untilDisconnected(page, () => page.room.disconnect())),
  },
  'livekit/disconnect-duplicate-identity': sentAway(2),
  'livekit/disconnect-server-shutdown': sentAway(3),
  'livekit/disconnect-participant-removed': sentAway(4),
  'livekit/disconnect-room-deleted': sentAway(5),
  'livekit/disconnect-state-mismatch': sentAway(6),
  'livekit/disconnect-join-failure': sentAway(7),
  'livekit/disconnect-migration': sentAway(8),
  'livekit/disconnect-signal-close': sentAway(9),
  'livekit/disconnect-room-closed': sentAway(10),
  'livekit/disconnect-user-unavailable': sentAway(11),
  'livekit/disconnect-user-rejected': sentAway(12),
  'livekit/disconnect-sip-trunk-failure': sentAway(13),
  'livekit/disconnect-connection-timeout': sentAway(14),
  'livekit/disconnect-media-failure': sentAway(15),
  'livekit/disconnect-agent-error': sentAway(16),
  'livekit/unsupported-server': {
    by: 'answer',
    // A room wraps it as a server out of reach, so that its step is driven alone.
    produce: () =>
      inWorld({ welcome: { serverInfo: { version: '' } } }, async ({ room }) => {
        const options = { ...connectOptions, websocketTimeout: 15_000, peerConnectionTimeout: 15_000 };
        const abort = new AbortController();
        await (room as unknown as Steps).connectSignal(
          'ws://old.test',
          'token',
          room.engine,
          options,
          room.options,
          abort,
        );
      }),
  },
  'livekit/unexpected-connection-state': {
    by: 'call',
    produce: () =>
      inWorld({}, ({ room }) => room.localParticipant.publishData(new Uint8Array(1), { reliable: true })),
  },
  'livekit/negotiation': {
    by: 'answer',
    produce: () =>
      inWorld({}, async ({ room, media, connect }) => {
        await connect();
        media.change({ hear: ({ case: asked }) => asked === 'offer' });
        await room.engine.negotiate();
      }),
  },
  'livekit/signal-reconnect': {
    by: 'answer',
    // The SDK keeps it to itself and tries again, so that one try is driven alone.
    produce: () =>
      inWorld({}, async ({ room, media, connect }) => {
        await connect();
        media.change({ upgrade: 'refuse' });
        await room.engine.client.close();
        await (room.engine as unknown as Steps).resumeConnection();
      }),
  },
};

const connectOptions = { autoSubscribe: true, maxRetries: 1 };
