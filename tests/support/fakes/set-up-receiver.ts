import { EventEmitter } from 'node:events';
import { RoomEvent, type ByteStreamReader, type RpcInvocationData } from 'livekit-client';
import { findPictureType } from '@/lib/files/stream/picture-type';
import { encodeMessage } from '@/lib/livekit/data-message';
import { openDataReceiver } from '@/lib/livekit/client/data-receiver';
import type { DataRoom } from '@/lib/livekit/client/data-room';

export const ada = 'ada_abcdefgh12345678';
export const ben = 'ben_abcdefgh12345678';
export const ask = encodeMessage('ask-to-unmute', { device: 'microphone' });

export const agent = 'service-abcdefgh123456789012';
export const recorder = 'service-21098765432hgfedcba0';

export type Stream = AsyncIterable<string> & { info?: { attributes: Record<string, string> } };
type StreamHandler = (stream: Stream, sender: { identity: string }) => void;
/** Only what the receiver touches of a reader. */
export type Bytes = AsyncIterable<Uint8Array> & { info: ByteStreamReader['info']; reader: ReadableStream };
type ByteHandler = (stream: Bytes, sender: { identity: string }) => void;
type Writer = { write: (bytes: Uint8Array) => Promise<void>; close: () => Promise<void> };
const microphone = (sid: string) => new Map([[sid, { source: 'microphone' }]]);

/** A receiver in a room with two people, an agent and a recorder, and what reaches it. */
export function setUpReceiver() {
  const events = new EventEmitter();
  const methods = new Map<string, (data: RpcInvocationData) => Promise<string>>();
  const streams = new Map<string, StreamHandler>();
  const byteStreams = new Map<string, ByteHandler>();
  const people: [string, { attributes: Record<string, string>; trackPublications: Map<string, object> }][] = [
    [ada, { attributes: { may: 'yes' }, trackPublications: microphone('TR_ada') }],
    [ben, { attributes: {}, trackPublications: new Map([['TR_ben', { source: 'camera' }]]) }],
    [`${ada}#2`, { attributes: { may: 'yes' }, trackPublications: microphone('TR_two') }],
    [agent, { attributes: { profile: 'agent' }, trackPublications: microphone('TR_agent') }],
    [recorder, { attributes: { profile: 'recorder' }, trackPublications: new Map() }],
  ];
  const localParticipant = {
    identity: 'cyd_abcdefgh12345678',
    trackPublications: microphone('TR_cyd'),
    publishData: jest.fn(() => Promise.resolve()),
    performRpc: jest.fn(() => Promise.resolve('')),
    sendText: jest.fn(() => Promise.resolve()),
    streamBytes: jest.fn<Promise<Writer>, [object]>(),
  };
  const engine = new EventEmitter();
  const room = Object.assign(events, {
    engine,
    localParticipant,
    remoteParticipants: new Map(people),
    registerRpcMethod: (name: string, handler: (data: RpcInvocationData) => Promise<string>) =>
      void methods.set(name, handler),
    unregisterRpcMethod: (name: string) => void methods.delete(name),
    registerTextStreamHandler: (name: string, handler: StreamHandler) => void streams.set(name, handler),
    unregisterTextStreamHandler: (name: string) => void streams.delete(name),
    registerByteStreamHandler: (name: string, handler: ByteHandler) => void byteStreams.set(name, handler),
    unregisterByteStreamHandler: (name: string) => void byteStreams.delete(name),
  });
  let time = 0;
  const door = openDataReceiver({
    room: room as unknown as DataRoom,
    may: (attributes) => attributes['may'] === 'yes',
    findPictureType,
    now: () => time,
  });
  const heard: unknown[] = [];
  events.emit(RoomEvent.SignalConnected);
  const stop = door.listen('ask-to-unmute', (message, { uid }) => heard.push([uid, message]));
  const send = (identity: string | null, body = ask, topic = 'ask-to-unmute') =>
    events.emit(
      RoomEvent.DataReceived,
      new TextEncoder().encode(body),
      identity === null ? undefined : { identity },
      undefined,
      topic,
    );
  const arrive = (kind: string, value: object, participantIdentity = ada) =>
    engine.emit('dataPacketReceived', { participantIdentity, value: { case: kind, value } });
  const drops = () => Object.fromEntries(door.readDropped());
  return {
    door,
    heard,
    stop,
    send,
    drops,
    methods,
    streams,
    byteStreams,
    localParticipant,
    takeRight: (identity: string) => {
      const person = room.remoteParticipants.get(identity);
      if (person) person.attributes = {};
    },
    wait: (ms: number) => (time += ms),
    events,
    engine,
    arrive,
  };
}
