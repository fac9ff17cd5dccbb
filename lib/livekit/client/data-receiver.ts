import type { TextStreamReader } from 'livekit-client';
import { dataTopics, type DataMessage, type DataTopic, type TopicCapability } from '../data-topics';
import { countOtherWays, hearCalls, hearPackets, hearTexts } from './data-entrances';
import { createDataGate } from './data-gate';
import type { DataRoom } from './data-room';
import { hearPictures, type AnnouncedPicture } from './hear-pictures';
import { hearTranscription } from './hear-transcription';
import { readUpTo } from './read-up-to';
import { createMessageSender } from './send-messages';
import { createTopicListeners, type DataListener } from './topic-listeners';

type DataReceiverParts = {
  room: DataRoom;
  /** Whether the attributes that our server gave somebody allow something. */
  may: (attributes: Readonly<Record<string, string>>, capability: TopicCapability) => boolean;
  /** The type of a picture by its first bytes; null for everything else. */
  findPictureType: (head: Uint8Array) => string | null;
  now?: () => number;
};

const spoken = 'lk.transcription';

/**
 * The one way by which anything that other pages send over the media server comes in. What is too large, of another
 * version or shape, from somebody whom our server does not allow it, or too much from one sender, is dropped and
 * counted, and no listener ever sees it; so is what comes by another way than its topic's. A packet without a sender
 * says nothing that could be believed: it is a hint to read the state again.
 */
export function openDataReceiver(parts: DataReceiverParts) {
  const { room, may, findPictureType, now = () => performance.now() } = parts;
  const gate = createDataGate({ room, may, now });
  const { tell, listen, clear } = createTopicListeners(gate.drop);
  const hints = new Set<(topic: DataTopic) => void>();
  const transcription = hearTranscription(room, gate, (heard) => tell(spoken, heard));
  const pictures = hearPictures({
    admit: (identity, header) => gate.admit('picture', identity, header) as AnnouncedPicture | null,
    maySend: gate.maySend.bind(null, 'picture'),
    ...{ drop: gate.drop, findPictureType },
  });
  const hearText = async (name: DataTopic, stream: TextStreamReader, identity: string) => {
    const sender = gate.admitSender(name, identity);
    if (!sender) return;
    // A stream that breaks off has said nothing.
    const text = await readUpTo(stream, dataTopics[name].maxBytes).catch(() => null);
    const heard = text === null ? gate.drop('too-large') : gate.decode(name, sender, text);
    if (heard) tell(name, heard);
  };

  const stops = [
    hearPackets(room, gate, { tell, tellHint: (topic) => hints.forEach((listener) => listener(topic)) }),
    hearTexts(room, (name, stream, identity) =>
      name === spoken ? transcription.handle(stream, identity) : hearText(name, stream, identity),
    ),
    countOtherWays(room, gate),
  ];
  room.registerByteStreamHandler('picture', pictures.handle);

  return {
    ...createMessageSender(room, transcription.hearOwn),
    /** Hears what others send to everybody or to this page. Returns the way to stop. */
    listen,
    /** Answers a call of another page (RPC). Returns the way to stop. */
    answer: <Topic extends DataTopic>(name: Topic, listener: DataListener<Topic>): (() => void) =>
      hearCalls(room, gate, name, ({ message, sender }) => listener(message as DataMessage<Topic>, sender)),
    /** Hears the pictures that others send. Returns the way to stop. */
    listenForPictures: pictures.listen,
    /** Whether a connection may send on a topic now, for what stays on a page after it was heard. */
    maySend: gate.maySend,
    /** Hears that something was sent by nobody who could be asked: a reason to read the state again. */
    listenForHints: (listener: (topic: DataTopic) => void): (() => void) => {
      hints.add(listener);
      return () => void hints.delete(listener);
    },
    /** How often something was dropped, and why. */
    readDropped: gate.readDropped,
    close: (): void => {
      stops.forEach((stop) => stop());
      room.unregisterByteStreamHandler('picture');
      clear();
      hints.clear();
      gate.forgetAll();
    },
  };
}
