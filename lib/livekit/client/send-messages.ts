import { encodeMessage } from '../data-message';
import { dataTopics, type DataMessage, type DataTopic } from '../data-topics';
import { writeSegment, type Segment } from '../transcription';
import type { DataRoom } from './data-room';
import { sendBytes, type BytesToSend } from './send-bytes';

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

/** The ways by which this page sends to others. */
export function createMessageSender(
  room: Pick<DataRoom, 'localParticipant'>,
  onOwnSegment: (segment: Segment) => void,
) {
  return {
    /** Sends to some identities, or to everybody. What does not arrive is gone. */
    send: async <Topic extends DataTopic>(
      name: Topic,
      message: DataMessage<Topic>,
      { to, reliable = true }: { to?: string[]; reliable?: boolean } = {},
    ): Promise<void> => {
      const address = { topic: name, ...(to && { destinationIdentities: to }) };
      if (dataTopics[name].isStream === true) {
        const { text, attributes } = toStream(name, message);
        const options = { ...address, compress: false, ...(attributes && { attributes }) };
        await room.localParticipant.sendText(text, options);
        if (name === spoken) onOwnSegment(message as Segment);
        return;
      }
      const bytes = new TextEncoder().encode(encodeMessage(name, message));
      await room.localParticipant.publishData(bytes, { ...address, reliable });
    },
    /** Sends a picture to some identities, or to everybody. Throws the SDK's error where the line breaks. */
    sendPicture: (
      picture: DataMessage<'picture'>,
      rest: Omit<BytesToSend, 'topic' | 'header'>,
    ): Promise<void> => {
      const header = encodeMessage('picture', picture);
      return sendBytes(room.localParticipant, { topic: 'picture', header, ...rest });
    },
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
  };
}
