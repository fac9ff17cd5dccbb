import { inWorld, type World } from './livekit/media-world';
import { soundTrack } from './livekit/stand-in-track';
import type { ErrorContext } from '@/lib/errors/error-context';
import type { Producer, Producers } from './producer';

const microphone: ErrorContext = { device: 'microphone' };

/** A browser that answers the question for a microphone with this. */
const getsMicrophone = (name: string): Producer => ({
  by: 'browser',
  context: microphone,
  produce: () =>
    inWorld(
      { devices: { getUserMedia: () => Promise.reject(new DOMException('words of a browser', name)) } },
      async () => {
        const { createLocalTracks } = await import('livekit-client');
        await createLocalTracks({ audio: true });
      },
    ),
});

const getsScreen = (devices: object): Producer => ({
  by: 'browser',
  context: { device: 'screen' },
  produce: () =>
    inWorld({ devices }, async () => {
      const { createLocalScreenTracks } = await import('livekit-client');
      await createLocalScreenTracks();
    }),
});

const sendsSound = (world: World): Producer => ({
  by: 'answer',
  context: microphone,
  produce: () =>
    inWorld(
      { ...world, devices: { getUserMedia: () => Promise.resolve({ getTracks: () => [soundTrack()] }) } },
      async ({ room, connect }) => {
        await connect();
        await room.localParticipant.setMicrophoneEnabled(true);
      },
    ),
});

/** Someone changes what the room says of them, and the server answers; null leaves it unanswered. */
const request = (reason: number | null): Producer => ({
  by: 'answer',
  produce: () =>
    inWorld(
      {
        hear: (asked, { say, protocol }) => {
          if (asked.case !== 'updateMetadata' || reason === null) return false;
          const { requestId } = asked.value;
          const refusal = { requestId, reason, message: 'words of a media server' };
          say({ case: 'requestResponse', value: new protocol.RequestResponse(refusal) });
          return true;
        },
      },
      async ({ room, connect }) => {
        await connect();
        await room.localParticipant.setAttributes({ hand: 'up' });
      },
    ),
});

/** How devices, tracks and requests fail. */
export const livekitMediaProducers: Producers = {
  'livekit/device-permission-denied': getsMicrophone('NotAllowedError'),
  'livekit/device-not-found': getsMicrophone('NotFoundError'),
  'livekit/device-in-use': getsMicrophone('NotReadableError'),
  'livekit/device-other': getsMicrophone('OverconstrainedError'),
  'livekit/device-unsupported': getsScreen({}),
  'livekit/track-invalid': getsScreen({
    getDisplayMedia: () => Promise.resolve({ getVideoTracks: () => [] }),
  }),
  'livekit/publish-track-denied': sendsSound({ maySend: false }),
  'livekit/publish-track-timeout': sendsSound({}),
  'livekit/request-1': request(1),
  'livekit/request-2': request(2),
  'livekit/request-3': request(3),
  'livekit/request-4': request(4),
  'livekit/request-5': request(5),
  'livekit/request-6': request(6),
  'livekit/request-7': request(7),
  'livekit/request-8': request(8),
  'livekit/request-9': request(9),
  'livekit/request-10': request(10),
  'livekit/request-11': request(11),
  'livekit/request-timeout': request(null),
};
