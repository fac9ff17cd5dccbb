import { Readable } from 'node:stream';
import { writeSegment } from '../transcription';
import {
  ada,
  agent,
  ben,
  recorder,
  setUpReceiver as setUp,
  type Stream,
} from '@/tests/support/fakes/set-up-receiver';

describe('what is written down of somebody', () => {
  const spoken = { id: 'SG_1', trackId: 'TR_ada', text: 'So far', isFinal: true };
  function listen() {
    const parts = setUp();
    const said: unknown[] = [];
    parts.door.listen('lk.transcription', ({ text, isFinal }, { uid }) => said.push([uid, text, isFinal]));
    const write = async (identity: string, changes: Partial<typeof spoken> = {}, text?: string) => {
      const { text: written, attributes } = writeSegment({ ...spoken, ...changes });
      const stream: Stream = Object.assign(Readable.from([text ?? written]), { info: { attributes } });
      parts.streams.get('lk.transcription')?.(stream, { identity });
      await new Promise((resolve) => setTimeout(resolve, 0));
    };
    return { ...parts, said, write };
  }

  it('is heard as theirs from an agent, and from the speaker', async () => {
    const { said, write, drops, localParticipant } = listen();
    await write(agent);
    await write(agent, { trackId: 'TR_cyd', isFinal: false });
    await write(ada, { text: 'As I said' });
    // The media server lets an agent send in the speaker's name, also in that of the reader.
    await write(localParticipant.identity, { trackId: 'TR_cyd', text: 'Mine' });
    expect(said).toEqual([
      ['ada', 'So far', true],
      ['cyd', 'So far', false],
      ['ada', 'As I said', true],
      ['cyd', 'Mine', true],
    ]);
    expect(drops()).toEqual({});
  });

  it('is heard as one line that nothing in it turns around', async () => {
    const { said, write } = listen();
    await write(agent, {}, 'So\n far\u202e, so');
    expect(said).toEqual([['ada', 'So  far, so', true]]);
  });

  it.each([
    ['of somebody else, by a person', ben, {}, 'not-allowed', undefined],
    ['by a recorder', recorder, {}, 'not-allowed', undefined],
    ['by somebody who is not here', 'eve_abcdefgh12345678', {}, 'not-allowed', undefined],
    ['by a second connection of an identity', `${ada}#2`, { trackId: 'TR_two' }, 'not-allowed', undefined],
    ['of a track that nobody has', agent, { trackId: 'TR_gone' }, 'not-allowed', undefined],
    ['of a camera', agent, { trackId: 'TR_ben' }, 'not-allowed', undefined],
    ['of a program', agent, { trackId: 'TR_agent' }, 'not-allowed', undefined],
    ['at too great a length', agent, {}, 'too-large', 'x'.repeat(5000)],
    ['without end', agent, {}, 'wrong-shape', 'x'.repeat(2000)],
  ] as const)('is dropped and counted: %s', async (_, identity, changes, reason, text) => {
    const { said, write, drops } = listen();
    await write(identity, changes, text);
    expect(said).toEqual([]);
    expect(drops()).toEqual({ [reason]: 1 });
  });

  it('is taken at its rate from each, and in no packet', async () => {
    const { said, write, drops, send } = listen();
    await Promise.all(Array.from({ length: 70 }, () => write(agent)));
    expect(said).toHaveLength(60);
    expect(drops()).toEqual({ 'too-often': 10 });
    await write(ada);
    expect(said).toHaveLength(61);
    send(ada, 'x', 'lk.transcription');
    expect(drops()).toEqual({ 'too-often': 10, 'no-packet': 1 });
  });

  it('is sent in the form that is read', async () => {
    const { door, said, localParticipant } = listen();
    await door.send('lk.transcription', spoken);
    expect(localParticipant.sendText).toHaveBeenCalledWith('So far', {
      topic: 'lk.transcription',
      attributes: {
        'lk.segment_id': 'SG_1',
        'lk.transcribed_track_id': 'TR_ada',
        'lk.transcription_final': 'true',
      },
      compress: false,
    });
    expect(said).toEqual([]);
  });

  it('is heard at home as well, where the page writes down its own person', async () => {
    const { door, said } = listen();
    await door.send('lk.transcription', { ...spoken, trackId: 'TR_cyd' });
    expect(said).toEqual([['cyd', 'So far', true]]);
  });
});
