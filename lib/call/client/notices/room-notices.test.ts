import { createRoomNotices } from './room-notices';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('notices in the room', () => {
  it('are shown one at a time, each for its seconds', () => {
    const notices = createRoomNotices();
    notices.add({ type: 'back' });
    notices.add({ type: 'copied' });
    expect(notices.read()?.type).toBe('back');
    jest.advanceTimersByTime(4000);
    expect(notices.read()?.type).toBe('copied');
    jest.advanceTimersByTime(4000);
    expect(notices.read()).toBeNull();
  });

  it('leave errors more time', () => {
    const notices = createRoomNotices();
    notices.add({ type: 'error', thrown: new Error('no') });
    jest.advanceTimersByTime(9999);
    expect(notices.read()?.type).toBe('error');
    notices.dismiss();
    expect(notices.read()).toBeNull();
  });

  it('replace the same kind and keep at most two waiting', () => {
    const notices = createRoomNotices();
    notices.add({ type: 'device-switched', device: 'one' });
    notices.add({ type: 'device-switched', device: 'two' });
    expect(notices.read()).toEqual({ type: 'device-switched', device: 'two' });
    notices.add({ type: 'back' });
    notices.add({ type: 'copied' });
    notices.add({ type: 'device-gone', kind: 'camera' });
    jest.advanceTimersByTime(4000);
    expect(notices.read()?.type).toBe('copied');
  });

  it('show what can be pressed at once, and continue the news after it', () => {
    const notices = createRoomNotices();
    notices.add({ type: 'told', words: 'Emmy Noether changed your role.' });
    notices.add({ type: 'allowed-again', kinds: ['microphone'], resume: () => undefined });
    expect(notices.read()?.type).toBe('allowed-again');
    notices.dismiss();
    expect(notices.read()?.type).toBe('told');
  });

  it('answer one’s own press at once, and continue the news after it', () => {
    const notices = createRoomNotices();
    notices.add({ type: 'told', words: 'Emmy Noether changed what you may do.' });
    notices.answer({ type: 'denied', reason: 'A host switched this off for you.' });
    expect(notices.read()?.type).toBe('denied');
    jest.advanceTimersByTime(10_000);
    expect(notices.read()?.type).toBe('told');
  });

  it('keep an answer waiting only behind what can be pressed, and behind an error', () => {
    for (const first of [
      { type: 'error', thrown: new Error('no') },
      { type: 'allowed-again', kinds: ['microphone'], resume: () => undefined },
    ] as const) {
      const notices = createRoomNotices();
      notices.add(first);
      notices.answer({ type: 'denied', reason: 'A host switched this off for you.' });
      expect(notices.read()).toBe(first);
      notices.dismiss();
      expect(notices.read()?.type).toBe('denied');
    }
  });

  it('replace an answer by the next of its kind', () => {
    const notices = createRoomNotices();
    notices.answer({ type: 'done', words: 'Ada Lovelace is out.' });
    notices.answer({ type: 'done', words: 'Carl Gauss is out.' });
    expect(notices.read()).toEqual({ type: 'done', words: 'Carl Gauss is out.' });
    notices.dismiss();
    expect(notices.read()).toBeNull();
  });

  it('wait behind an error, and behind what can be pressed', () => {
    for (const first of [
      { type: 'error', thrown: new Error('no') },
      { type: 'done', words: 'Microphone: people must ask now.', undo: () => undefined },
    ] as const) {
      const notices = createRoomNotices();
      notices.add(first);
      notices.add({ type: 'allowed-again', kinds: ['microphone'], resume: () => undefined });
      expect(notices.read()).toBe(first);
    }
  });

  it('stay while somebody uses them, and restart their time afterwards', () => {
    const notices = createRoomNotices();
    notices.add({ type: 'done', words: 'Ada Lovelace is out.', undo: () => undefined });
    jest.advanceTimersByTime(9000);
    notices.hold();
    jest.advanceTimersByTime(60_000);
    expect(notices.read()?.type).toBe('done');
    notices.letGo();
    jest.advanceTimersByTime(9999);
    expect(notices.read()?.type).toBe('done');
    jest.advanceTimersByTime(1);
    expect(notices.read()).toBeNull();
  });

  it('are retracted when no longer true, shown or waiting', () => {
    const notices = createRoomNotices();
    const [told, stopped] = [
      { type: 'told', words: 'Emmy Noether paused everything.' },
      { type: 'stopped', reason: 'A host switched this off for now.' },
    ] as const;
    notices.add(told);
    notices.add(stopped);
    expect(notices.retract(stopped)).toBe(true);
    expect(notices.retract(told)).toBe(true);
    expect(notices.read()).toBeNull();
    expect(notices.retract(told)).toBe(false);
  });
});
