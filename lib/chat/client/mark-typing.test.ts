import { typingPace } from '@/lib/access/longest-note';
import { createTypingMark } from './mark-typing';

const writes: string[] = [];
jest.mock('@/lib/firebase/client/load-firebase', () => ({
  loadDatabase: () =>
    Promise.resolve({
      ref: (_: unknown, path: string) => path,
      onDisconnect: () => ({ remove: () => Promise.resolve() }),
      set: (path: string) => Promise.resolve(writes.push(`set ${path}`)),
      remove: (path: string) => Promise.resolve(writes.push(`remove ${path}`)),
      serverTimestamp: () => 'now',
    }),
}));

describe('the mark of typing', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    writes.length = 0;
  });
  afterEach(() => jest.useRealTimers());

  it('stays as long as the rules ask, also where its message is sent at once', async () => {
    const mark = createTypingMark('room', 'ada');
    mark.note();
    mark.stop();
    await jest.advanceTimersByTimeAsync(typingPace - 1);
    expect(writes).toEqual(['set typing/room/ada']);
    await jest.advanceTimersByTimeAsync(1);
    expect(writes).toEqual(['set typing/room/ada', 'remove typing/room/ada']);
  });

  it('comes again after it went', async () => {
    const mark = createTypingMark('room', 'ada');
    mark.note();
    mark.stop();
    mark.note();
    await jest.advanceTimersByTimeAsync(typingPace);
    expect(writes.map((write) => write.split(' ')[0])).toEqual(['set', 'remove', 'set']);
  });
});
