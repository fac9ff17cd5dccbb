import {
  RoomEvent,
  RpcError,
  type RemoteParticipant,
  type RpcInvocationData,
  type TextStreamReader,
} from 'livekit-client';
import { dataTopics, isDataTopic, type DataTopic } from '../data-topics';
import type { DataGate, Heard } from './data-gate';
import type { DataRoom } from './data-room';
import { watchOtherWays } from './watch-other-ways';

const isStream = (name: DataTopic): boolean => dataTopics[name].isStream === true;
const isHeader = (name: DataTopic): boolean => dataTopics[name].isHeader === true;
const streamTopics = (Object.keys(dataTopics) as DataTopic[]).filter(isStream);

type PacketListeners = {
  tell: (name: DataTopic, heard: Heard) => void;
  /** Something came from nobody who could be asked. */
  tellHint: (name: DataTopic) => void;
};

/** Hears packets, and forgets senders who go. Returns the way to stop. */
export function hearPackets(room: DataRoom, gate: DataGate, { tell, tellHint }: PacketListeners): () => void {
  const handleData = (
    payload: Uint8Array,
    participant?: RemoteParticipant,
    _kind?: unknown,
    name?: string,
  ): void => {
    if (!isDataTopic(name)) return void gate.drop('unknown-topic');
    if (!participant) {
      if (gate.isTooOften(name, '')) gate.drop('too-often');
      else tellHint(name);
      return;
    }
    if (isStream(name) || isHeader(name)) return void gate.drop('no-packet');
    const heard = gate.admit(name, participant.identity, payload);
    if (heard) tell(name, heard);
  };
  const forget = ({ identity }: RemoteParticipant): void => gate.forget(identity);
  room.on(RoomEvent.DataReceived, handleData).on(RoomEvent.ParticipantDisconnected, forget);
  return () => {
    room.off(RoomEvent.DataReceived, handleData).off(RoomEvent.ParticipantDisconnected, forget);
  };
}

type TextHandler = (name: DataTopic, stream: TextStreamReader, identity: string) => Promise<void>;

/** Hears the text streams of each topic that comes by one. Returns the way to stop. */
export function hearTexts(room: DataRoom, handle: TextHandler): () => void {
  for (const name of streamTopics) {
    room.registerTextStreamHandler(name, (stream, { identity }) => void handle(name, stream, identity));
  }
  return () => streamTopics.forEach((name) => room.unregisterTextStreamHandler(name));
}

/** The sender's page learns that it was not heard, never why: that would only help an attacker. */
const refused = () => new RpcError(1403, 'refused');

/** Answers calls by a name: the calling page hears that this one got it, and no more. Returns the way to stop. */
export function hearCalls(
  room: DataRoom,
  gate: DataGate,
  name: DataTopic,
  tell: (heard: Heard) => void,
): () => void {
  room.registerRpcMethod(name, ({ callerIdentity, payload }: RpcInvocationData) => {
    const heard = gate.admit(name, callerIdentity, payload);
    if (!heard) return Promise.reject(refused());
    tell(heard);
    return Promise.resolve('');
  });
  return () => room.unregisterRpcMethod(name);
}

/** Counts what comes by another way than its topic's. Returns the way to stop. */
export function countOtherWays(room: DataRoom, gate: DataGate): () => void {
  return watchOtherWays(room, ({ way, name, identity }) => {
    if (!isDataTopic(name)) return void gate.drop('unknown-topic');
    if ((way === 'text' && isStream(name)) || (way === 'bytes' && isHeader(name))) return;
    // A call by a name of ours comes to the part that answers it.
    if (way !== 'call' && gate.admitSender(name, identity)) gate.drop('no-packet');
  });
}
