import {
  RoomEvent,
  RpcError,
  type RemoteParticipant,
  type Room,
  type RpcInvocationData,
  type TextStreamReader,
} from 'livekit-client';
import { decodeMessage, encodeMessage, type DropReason } from '../data-message';
import {
  dataTopics,
  isDataTopic,
  type DataMessage,
  type DataTopic,
  type TopicCapability,
} from '../data-topics';
import { parseIdentity } from '../identity';
import { takeOne, type TokenBucket } from '../token-bucket';
import { readSegment, writeSegment, type Segment } from '../transcription';
import { findSpeaker, mayTranscribe } from './find-speaker';
import { hearPictures, type AnnouncedPicture, type DataSender } from './hear-pictures';
import { readUpTo } from './read-up-to';
import { sendBytes, type BytesToSend } from './send-bytes';
import { watchOtherWays } from './watch-other-ways';

/** Answers `not-allowed` for what this sender may not tell this page: it is counted with what the door drops. */
type DataListener<Topic extends DataTopic> = (message: DataMessage<Topic>, sender: DataSender) => unknown;

/** What the door needs of a room; a test gives it something smaller. */
export type DataRoom = Pick<
  Room,
  | 'on'
  | 'off'
  | 'engine'
  | 'registerRpcMethod'
  | 'unregisterRpcMethod'
  | 'registerTextStreamHandler'
  | 'unregisterTextStreamHandler'
  | 'registerByteStreamHandler'
  | 'unregisterByteStreamHandler'
  | 'localParticipant'
> & {
  readonly remoteParticipants: ReadonlyMap<
    string,
    Pick<RemoteParticipant, 'attributes' | 'trackPublications'>
  >;
};

type DataReceiverParts = {
  room: DataRoom;
  /** Whether the attributes that our server gave somebody allow something. */
  may: (attributes: Readonly<Record<string, string>>, capability: TopicCapability) => boolean;
  /** The type of a picture by its first bytes; null for everything else. */
  findPictureType: (head: Uint8Array) => string | null;
  now?: () => number;
};

const isStream = (name: DataTopic): boolean => dataTopics[name].isStream === true;
const isHeader = (name: DataTopic): boolean => dataTopics[name].isHeader === true;
const streamTopics = (Object.keys(dataTopics) as DataTopic[]).filter(isStream);

/** How long a page waits for the answer of another (ms). The SDK takes no less than eight seconds. */
const answersWithin = 10_000;

const spoken = 'lk.transcription';

/** A message as its text stream carries it: in our envelope, or in LiveKit's form where agents write it as well. */
function toStream<Topic extends DataTopic>(
  name: Topic,
  message: DataMessage<Topic>,
): { text: string; attributes?: Record<string, string> } {
  return name === spoken ? writeSegment(message as Segment) : { text: encodeMessage(name, message) };
}

/** The sender's page learns that it was not heard, never why: that would only help an attacker. */
const refused = () => new RpcError(1403, 'refused');

/**
 * The one way by which anything that other pages send over the media server comes in. What is too large, of another
 * version or shape, from somebody whom our server does not allow it, or too much from one sender, is dropped and
 * counted, and no listener ever sees it; so is what comes by another way than its topic's. A packet without a sender
 * says nothing that could be believed: it is a hint to read the state again.
 */
export function openDataReceiver({
  room,
  may,
  findPictureType,
  now = () => performance.now(),
}: DataReceiverParts) {
  const listeners = new Map<DataTopic, Set<DataListener<DataTopic>>>();
  const hints = new Set<(topic: DataTopic) => void>();
  const dropped = new Map<DropReason, number>();
  const buckets = new Map<string, TokenBucket>();

  const drop = (reason: DropReason): null => {
    dropped.set(reason, (dropped.get(reason) ?? 0) + 1);
    return null;
  };

  const isTooOften = (name: DataTopic, identity: string): boolean => {
    const key = `${name} ${identity}`;
    const bucket = takeOne(buckets.get(key), dataTopics[name].rate, now());
    if (bucket) buckets.set(key, bucket);
    return bucket === null;
  };

  const isAllowed = (attributes: Readonly<Record<string, string>>, name: DataTopic): boolean => {
    const { capability } = dataTopics[name];
    return capability !== null && may(attributes, capability);
  };

  /** Somebody who may send on a topic now, or null. The cheapest question comes first. */
  const admitSender = (name: DataTopic, identity: string): DataSender | null => {
    if (isTooOften(name, identity)) return drop('too-often');
    const parsed = parseIdentity(identity);
    const participant = room.remoteParticipants.get(identity);
    if (!parsed || parsed.suffix !== null || !participant) return drop('not-ours');
    if (!isAllowed(participant.attributes, name)) return drop('not-allowed');
    return { identity, uid: parsed.uid };
  };

  const hear = (name: DataTopic, heard: ReturnType<typeof admit>): void => {
    if (!heard) return;
    listeners.get(name)?.forEach((listener) => {
      if (listener(heard.message, heard.sender) === 'not-allowed') drop('not-allowed');
    });
  };

  /** The message and its sender, or null for what is not to be heard. */
  const admit = (name: DataTopic, identity: string, sent: string | Uint8Array) => {
    const sender = admitSender(name, identity);
    return sender && decode(name, sender, sent);
  };

  const decode = (name: DataTopic, sender: DataSender, sent: string | Uint8Array) => {
    const decoded = decodeMessage(name, sent);
    return decoded.ok ? { message: decoded.message, sender } : drop(decoded.reason);
  };

  const handleData = (
    payload: Uint8Array,
    participant?: RemoteParticipant,
    _kind?: unknown,
    name?: string,
  ): void => {
    if (!isDataTopic(name)) return void drop('unknown-topic');
    if (!participant) {
      if (isTooOften(name, '')) return void drop('too-often');
      hints.forEach((listener) => listener(name));
      return;
    }
    if (isStream(name) || isHeader(name)) return void drop('no-packet');
    hear(name, admit(name, participant.identity, payload));
  };

  const handleStream = async (name: DataTopic, stream: AsyncIterable<string>, identity: string) => {
    const sender = admitSender(name, identity);
    if (!sender) return;
    // A stream that breaks off has said nothing.
    const text = await readUpTo(stream, dataTopics[name].maxBytes).catch(() => null);
    if (text === null) drop('too-large');
    else hear(name, decode(name, sender, text));
  };

  /** What is written down is heard as the speaker's, also where an agent has written it. */
  const handleSegment = async (stream: TextStreamReader, identity: string) => {
    if (isTooOften(spoken, identity)) return void drop('too-often');
    if (!mayTranscribe(room, identity)) return void drop('not-allowed');
    const text = await readUpTo(stream, dataTopics[spoken].maxBytes).catch(() => null);
    if (text === null) return void drop('too-large');
    const segment = readSegment(text, stream.info.attributes);
    if (!segment) return void drop('wrong-shape');
    const speaker = findSpeaker(room, segment.trackId, identity);
    if (!speaker) return void drop('not-allowed');
    listeners.get(spoken)?.forEach((listener) => listener(segment, speaker));
  };

  /** What this page's own browser writes down is shown and kept here as well: the media server sends nothing back. */
  const hearOwn = (segment: Segment) => {
    const speaker = findSpeaker(room, segment.trackId, room.localParticipant.identity);
    if (speaker) listeners.get(spoken)?.forEach((listener) => listener(segment, speaker));
  };

  const maySend = (name: DataTopic, identity: string): boolean => {
    const participant = room.remoteParticipants.get(identity);
    return participant !== undefined && isAllowed(participant.attributes, name);
  };

  const pictures = hearPictures({
    admit: (identity, header) => admit('picture', identity, header) as AnnouncedPicture | null,
    maySend: maySend.bind(null, 'picture'),
    ...{ drop, findPictureType },
  });

  const forget = ({ identity }: RemoteParticipant): void => {
    for (const name of Object.keys(dataTopics)) buckets.delete(`${name} ${identity}`);
  };

  room.on(RoomEvent.DataReceived, handleData).on(RoomEvent.ParticipantDisconnected, forget);
  for (const name of streamTopics) {
    const handle = name === spoken ? handleSegment : handleStream.bind(null, name);
    room.registerTextStreamHandler(name, (stream, { identity }) => void handle(stream, identity));
  }
  room.registerByteStreamHandler('picture', pictures.handle);
  const stopWatching = watchOtherWays(room, ({ way, name, identity }) => {
    if (!isDataTopic(name)) return void drop('unknown-topic');
    if ((way === 'text' && isStream(name)) || (way === 'bytes' && isHeader(name))) return;
    // A call by a name of ours comes to the part that answers it.
    if (way !== 'call' && admitSender(name, identity)) drop('no-packet');
  });

  return {
    /** Hears what others send to everybody or to this page. Returns the way to stop. */
    listen: <Topic extends DataTopic>(name: Topic, listener: DataListener<Topic>): (() => void) => {
      const all = listeners.get(name) ?? new Set();
      listeners.set(name, all);
      const general = listener as DataListener<DataTopic>;
      all.add(general);
      return () => void all.delete(general);
    },
    /** Answers a call of another page (RPC): it hears that this page got it, and no more. */
    answer: <Topic extends DataTopic>(name: Topic, listener: DataListener<Topic>): (() => void) => {
      room.registerRpcMethod(name, ({ callerIdentity, payload }: RpcInvocationData) => {
        const heard = admit(name, callerIdentity, payload);
        if (!heard) return Promise.reject(refused());
        listener(heard.message as DataMessage<Topic>, heard.sender);
        return Promise.resolve('');
      });
      return () => room.unregisterRpcMethod(name);
    },
    /** Sends to some identities, or to everybody. What does not arrive is gone. */
    send: async <Topic extends DataTopic>(
      name: Topic,
      message: DataMessage<Topic>,
      { to, reliable = true }: { to?: string[]; reliable?: boolean } = {},
    ): Promise<void> => {
      if (isStream(name)) {
        const { text, attributes } = toStream(name, message);
        await room.localParticipant.sendText(text, {
          topic: name,
          ...(attributes && { attributes }),
          compress: false,
          ...(to && { destinationIdentities: to }),
        });
        if (name === spoken) hearOwn(message as Segment);
        return;
      }
      const bytes = new TextEncoder().encode(encodeMessage(name, message));
      const options = { topic: name, reliable, ...(to && { destinationIdentities: to }) };
      await room.localParticipant.publishData(bytes, options);
    },
    /** Hears the pictures that others send. Returns the way to stop. */
    listenForPictures: pictures.listen,
    /** Sends a picture to some identities, or to everybody. Throws the SDK's error where the line breaks. */
    sendPicture: (
      picture: DataMessage<'picture'>,
      rest: Omit<BytesToSend, 'topic' | 'header'>,
    ): Promise<void> =>
      sendBytes(room.localParticipant, {
        ...{ topic: 'picture', header: encodeMessage('picture', picture) },
        ...rest,
      }),
    /** Calls one page and waits until it has taken the message in; rejects with the SDK's error. */
    call: async <Topic extends DataTopic>(
      name: Topic,
      message: DataMessage<Topic>,
      identity: string,
    ): Promise<void> => {
      const payload = encodeMessage(name, message);
      await room.localParticipant.performRpc({
        ...{ destinationIdentity: identity, method: name, payload },
        responseTimeout: answersWithin,
      });
    },
    /** Whether a connection may send on a topic now, for what stays on a page after it was heard. */
    maySend,
    /** Hears that something was sent by nobody who could be asked: a reason to read the state again. */
    listenForHints: (listener: (topic: DataTopic) => void): (() => void) => {
      hints.add(listener);
      return () => void hints.delete(listener);
    },
    /** How often something was dropped, and why. */
    readDropped: (): ReadonlyMap<DropReason, number> => dropped,
    close: (): void => {
      room.off(RoomEvent.DataReceived, handleData).off(RoomEvent.ParticipantDisconnected, forget);
      stopWatching();
      streamTopics.forEach((name) => room.unregisterTextStreamHandler(name));
      room.unregisterByteStreamHandler('picture');
      listeners.clear();
      hints.clear();
      buckets.clear();
    },
  };
}
