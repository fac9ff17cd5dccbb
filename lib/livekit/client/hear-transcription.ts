import type { TextStreamReader } from 'livekit-client';
import { dataTopics } from '../data-topics';
import { readSegment, type Segment } from '../transcription';
import type { DataGate, Heard } from './data-gate';
import type { DataRoom } from './data-room';
import { findSpeaker, mayTranscribe } from './find-speaker';
import { readUpTo } from './read-up-to';

const spoken = 'lk.transcription';

/** Hears what is written down of what is said. It is heard as the speaker's, also where an agent has written it. */
export function hearTranscription(
  room: DataRoom,
  { drop, isTooOften }: Pick<DataGate, 'drop' | 'isTooOften'>,
  hear: (heard: Heard) => void,
) {
  const handle = async (stream: TextStreamReader, identity: string): Promise<void> => {
    if (isTooOften(spoken, identity)) return void drop('too-often');
    if (!mayTranscribe(room, identity)) return void drop('not-allowed');
    const text = await readUpTo(stream, dataTopics[spoken].maxBytes).catch(() => null);
    if (text === null) return void drop('too-large');
    const segment = readSegment(text, stream.info.attributes);
    if (!segment) return void drop('wrong-shape');
    const speaker = findSpeaker(room, segment.trackId, identity);
    if (!speaker) return void drop('not-allowed');
    hear({ message: segment, sender: speaker });
  };

  return {
    handle,
    /** What this page's own browser writes down is heard here too: the media server sends nothing back. */
    hearOwn: (segment: Segment): void => {
      const speaker = findSpeaker(room, segment.trackId, room.localParticipant.identity);
      if (speaker) hear({ message: segment, sender: speaker });
    },
  };
}
