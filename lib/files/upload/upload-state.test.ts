import { addSample, secondsLeft, type Sample } from './time-left';
import { nextUploadState, type UploadEvent, type UploadState } from './upload-state';

const waiting: UploadState = { name: 'waiting', sent: 0 };
const progress = (sent: number): UploadEvent => ({ type: 'progress', sent });
const events = (...types: ('begin' | 'silence' | 'pause' | 'goOn' | 'arrived' | 'finished' | 'cancel')[]) =>
  types.map((type): UploadEvent => ({ type }));
const failed: UploadEvent = { type: 'failed', failure: 'why' };
const [begin, arrived] = [{ type: 'begin' }, { type: 'arrived' }] as const satisfies UploadEvent[];

describe('one upload', () => {
  it.each<[string, UploadEvent[], UploadState]>([
    [
      'goes through',
      [...events('begin'), progress(9), ...events('arrived', 'finished')],
      { name: 'done', sent: 9 },
    ],
    ['is held by the network', [begin, progress(5), ...events('silence')], { name: 'held', sent: 5 }],
    ['goes on when it hears again', [begin, ...events('silence'), progress(7)], { name: 'running', sent: 7 }],
    [
      'stays held while the same count comes again',
      [begin, progress(5), ...events('silence'), progress(5)],
      { name: 'held', sent: 5 },
    ],
    [
      'keeps what was sent in a pause',
      [begin, progress(5), ...events('pause')],
      { name: 'paused', sent: 5, why: 'person' },
    ],
    ['waits after a pause', [begin, progress(5), ...events('pause', 'goOn')], { name: 'waiting', sent: 5 }],
    ['has no pause while it is held', [begin, ...events('silence', 'pause')], { name: 'held', sent: 0 }],
    ['says why it has stopped', [begin, progress(5), failed], { name: 'stopped', sent: 5, failure: 'why' }],
    ['is tried again', [begin, failed, ...events('goOn', 'begin')], { name: 'running', sent: 0 }],
    [
      'is refused by the server at the end',
      [begin, arrived, failed],
      { name: 'stopped', sent: 0, failure: 'why' },
    ],
    [
      'hears nothing after it was cancelled',
      [begin, ...events('cancel', 'arrived'), failed],
      { name: 'cancelled', sent: 0 },
    ],
    [
      'is not cancelled after it came',
      [begin, ...events('arrived', 'finished', 'cancel')],
      { name: 'done', sent: 0 },
    ],
    [
      'is not paused while it is looked at',
      [begin, ...events('arrived', 'pause')],
      { name: 'checking', sent: 0 },
    ],
    ['was there already', events('finished'), { name: 'done', sent: 0 }],
  ])('%s', (_, given, expected) => {
    expect(given.reduce(nextUploadState, waiting)).toEqual(expected);
  });
});

describe('the time that is left', () => {
  const after = (...samples: [at: number, sent: number][]) =>
    secondsLeft(
      samples.reduce<readonly Sample[]>((all, [at, sent]) => addSample(all, { at, sent }), []),
      3_000_000,
    );

  it.each<[string, [number, number][], number | null]>([
    [
      'is not known at first',
      [
        [0, 0],
        [500, 900_000],
      ],
      null,
    ],
    [
      'follows the pace',
      [
        [0, 0],
        [2000, 1_000_000],
      ],
      4,
    ],
    [
      'forgets a slow beginning',
      [
        [0, 0],
        [20_000, 1_000_000],
        [22_000, 2_000_000],
      ],
      2,
    ],
    [
      'is not known while nothing arrives',
      [
        [0, 5],
        [9000, 5],
      ],
      null,
    ],
  ])('%s', (_, samples, expected) => {
    expect(after(...samples)).toBe(expected);
  });
});
