import { captionSpeech, type Recognize } from './caption-speech';

function setUp() {
  const runs: { events: Parameters<Recognize>[0]; end: jest.Mock }[] = [];
  const waiting = new Set<() => void>();
  const sent: unknown[] = [];
  const faults: unknown[] = [];
  const stop = captionSpeech({
    recognize: (events) => {
      const end = jest.fn();
      runs.push({ events, end });
      return end;
    },
    send: ({ id, text, isFinal }) => sent.push([id, text, isFinal]),
    onFault: (fault) => faults.push(fault),
    newId: () => `run${runs.length}`,
    later: (next) => {
      waiting.add(next);
      return () => waiting.delete(next);
    },
  });
  const pass = () => {
    const due = [...waiting];
    waiting.clear();
    due.forEach((next) => next());
  };
  return { runs, sent, faults, stop, pass };
}

describe('captions of one’s own speech', () => {
  it('send each piece again under its id until it is final', () => {
    const { runs, sent } = setUp();
    runs[0]?.events.onWords(0, ' so at ', false);
    runs[0]?.events.onWords(0, 'So at eight.', true);
    runs[0]?.events.onWords(1, '  ', false);
    runs[0]?.events.onWords(1, 'x'.repeat(1200), false);
    expect(sent).toEqual([
      ['run0-0', 'so at', false],
      ['run0-0', 'So at eight.', true],
      ['run0-1', 'x'.repeat(1000), false],
    ]);
  });

  it.each([null, 'no-speech', 'aborted'])('go on in a new run after one that ended with %s', (error) => {
    const { runs, sent, faults, pass } = setUp();
    runs[0]?.events.onEnd(error);
    expect(runs).toHaveLength(1);
    pass();
    runs[1]?.events.onWords(0, 'Yes.', true);
    expect(sent).toEqual([['run1-0', 'Yes.', true]]);
    expect(faults).toEqual([]);
  });

  it.each([
    ['not-allowed', 'refused'],
    ['service-not-allowed', 'refused'],
    ['network', 'unreachable'],
    ['audio-capture', 'failed'],
    ['language-not-supported', 'failed'],
  ])('end with the browser’s error %s, and say that it %s', (error, fault) => {
    const { runs, faults, pass } = setUp();
    runs[0]?.events.onEnd(error);
    pass();
    expect(faults).toEqual([fault]);
    expect(runs).toHaveLength(1);
  });

  it('stop at once, and still send what was said before', () => {
    const { runs, sent, faults, stop, pass } = setUp();
    stop();
    expect(runs[0]?.end).toHaveBeenCalledTimes(1);
    runs[0]?.events.onWords(0, 'Thank you.', true);
    runs[0]?.events.onEnd('network');
    pass();
    expect(sent).toEqual([['run0-0', 'Thank you.', true]]);
    expect([runs.length, faults]).toEqual([1, []]);
  });

  it('begin no run that waits for its time when they are stopped', () => {
    const { runs, stop, pass } = setUp();
    runs[0]?.events.onEnd(null);
    stop();
    pass();
    expect(runs).toHaveLength(1);
  });
});
