import { deflateRawSync } from 'node:zlib';
import type { DataPacket } from '@livekit/protocol';
import type { Room, TextStreamReader } from 'livekit-client';
import { inWorld, other, type Page, type World } from './livekit/media-world';
import type { Producer, Producers } from './producer';

type Protocol = Page['media']['protocol'];
type Header = NonNullable<ConstructorParameters<Protocol['DataStream_Header']>[0]>;

const topic = 'letters';
const streamId = 'ST_1';

/** The packets of a stream as somebody else's page sends them. */
const packetsOf = ({
  DataPacket: Packet,
  DataStream_Chunk,
  DataStream_Header,
  DataStream_Trailer,
}: Protocol) => {
  const from = (value: DataPacket['value']) => new Packet({ participantIdentity: other.identity, value });
  return {
    header: (facts: Header = {}) =>
      from({
        case: 'streamHeader',
        value: new DataStream_Header({
          ...{ streamId, topic, mimeType: 'text/plain', contentHeader: { case: 'textHeader', value: {} } },
          ...facts,
        }),
      }),
    chunk: (text: string) =>
      from({
        case: 'streamChunk',
        value: new DataStream_Chunk({ streamId, content: new TextEncoder().encode(text) }),
      }),
    trailer: (reason = '') =>
      from({ case: 'streamTrailer', value: new DataStream_Trailer({ streamId, reason }) }),
  };
};

type Packets = ReturnType<typeof packetsOf>;

/** What the reader of a stream meets, or else the one who was told of its packets. */
const reads = (send: (packets: Packets) => readonly DataPacket[], world: World = {}): Producer => ({
  by: 'answer',
  produce: () =>
    inWorld(world, async ({ room, media, connect }) => {
      const opened = hearOnce(room);
      await connect();
      for (const packet of send(packetsOf(media.protocol))) await media.deliver(packet);
      await (await opened).readAll();
    }),
});

const hearOnce = (room: Room) =>
  new Promise<TextStreamReader>((resolve) => room.registerTextStreamHandler(topic, resolve));

/** How streams of text fail, and a single packet. */
export const livekitStreamProducers: Producers = {
  'livekit/stream-0': reads(({ header }) => [header(), header()]),
  'livekit/stream-1': reads(({ header, trailer }) => [header(), trailer('the sender left')]),
  'livekit/stream-2': {
    by: 'call',
    produce: async () => {
      const { DataStreamError, DataStreamErrorReason } = await import('livekit-client');
      return new DataStreamError('no text', DataStreamErrorReason.DecodeFailed);
    },
  },
  'livekit/stream-3': reads(({ header, chunk }) => [header({ totalLength: 2n }), chunk('four')]),
  'livekit/stream-4': reads(({ header, chunk, trailer }) => [
    header({ totalLength: 9n }),
    chunk('four'),
    trailer(),
  ]),
  'livekit/stream-7': {
    by: 'call',
    produce: () =>
      inWorld({}, async ({ room }) => {
        await Promise.resolve();
        void hearOnce(room);
        room.registerTextStreamHandler(topic, () => undefined);
      }),
  },
  'livekit/stream-8': {
    by: 'answer',
    produce: () =>
      inWorld({}, async ({ room, media, connect }) => {
        const { EngineEvent, Encryption_Type } = await import('livekit-client');
        const { header, chunk } = packetsOf(media.protocol);
        const opened = hearOnce(room);
        await connect();
        room.engine.emit(EngineEvent.DataPacketReceived, header(), Encryption_Type.GCM);
        room.engine.emit(EngineEvent.DataPacketReceived, chunk('in clear'), Encryption_Type.NONE);
        await (await opened).readAll();
      }),
  },
  'livekit/stream-9': {
    by: 'call',
    produce: () =>
      inWorld({}, async ({ room, connect }) => {
        await connect();
        await room.localParticipant.sendText('', { topic, attributes: { long: 'x'.repeat(15_000) } });
      }),
  },
  'livekit/stream-10': reads(
    ({ header }) => [
      header({
        compression: 1,
        inlineContent: new Uint8Array(deflateRawSync('x'.repeat(1000))),
        totalLength: 1000n,
      }),
    ],
    { options: { dataStream: { maxPayloadByteLength: 999 } } },
  ),
  'livekit/publish-data': {
    by: 'call',
    produce: () =>
      inWorld({}, async ({ room, connect }) => {
        await connect();
        await room.localParticipant.publishData(new Uint8Array(65_537), { reliable: true });
      }),
  },
};

/** Codes that the installed SDK has and never comes to. */
export const onlyByFactory: Readonly<Record<string, string>> = {
  'livekit/stream-2': 'The SDK reads what is no text as signs of replacement, and its reader throws nothing.',
};
