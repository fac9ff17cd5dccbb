import { mergeMessages, type HeardMessage } from './merge-messages';
import type { KeptMessage } from './schema';

const kept = (id: string, at: number, from = 'ben'): KeptMessage => ({
  ...{ id, at, from, name: from, text: `Text ${id}`, to: 'everyone' },
});
const heard = (id: string, after: number, from = 'ben'): HeardMessage => ({
  ...{ id, after, from, name: from, text: `Text ${id}`, to: 'everyone' },
});
const idsOf = (lanes: Partial<Parameters<typeof mergeMessages>[0]>) =>
  mergeMessages({ kept: [], heard: [], pending: [], uid: 'ada', ...lanes }).map(
    ({ id, state }) => `${id} ${state}`,
  );

describe('the messages of a room', () => {
  it('stand in the order of the server, and by their ids where its time is the same', () => {
    expect(idsOf({ kept: [kept('c', 5), kept('b', 5), kept('a', 9)] })).toEqual([
      'b sent',
      'c sent',
      'a sent',
    ]);
  });

  it('stand once, and as kept as soon as the database has them', () => {
    const lanes = {
      kept: [kept('a', 5), kept('mine', 6, 'ada')],
      heard: [heard('a', 0), heard('mine', 0, 'ada')],
    };
    const pending = [{ id: 'mine', name: 'Ada', text: 'Text mine', to: 'everyone' }];
    expect(idsOf({ ...lanes, pending })).toEqual(['a sent', 'mine sent']);
  });

  it('stand after what was kept when they were heard, whatever a clock says', () => {
    const lanes = { kept: [kept('a', 5), kept('c', 9)], heard: [heard('b', 5)] };
    expect(idsOf(lanes)).toEqual(['a sent', 'b heard', 'c sent']);
  });

  it('end with the own ones that are on their way, in the order of writing', () => {
    const pending = [
      { id: 'z', name: 'Ada', text: 'First', to: 'everyone' },
      { id: 'y', name: 'Ada', text: 'Second', to: 'everyone', hasFailed: true as const },
    ];
    expect(idsOf({ kept: [kept('a', 5)], heard: [heard('b', 5)], pending })).toEqual([
      'a sent',
      'b heard',
      'z sending',
      'y failed',
    ]);
  });
});
