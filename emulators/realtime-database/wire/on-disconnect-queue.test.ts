import { OnDisconnectQueue } from './on-disconnect-queue';

const paths = (queue: OnDisconnectQueue) => queue.take().map(({ path }) => path.join('/'));

describe('What is left for the end of a connection', () => {
  it('is handed out once', () => {
    const queue = new OnDisconnectQueue();
    queue.add([{ path: ['presence', 'ann'], data: 'offline' }]);
    expect(paths(queue)).toEqual(['presence/ann']);
    expect(paths(queue)).toEqual([]);
  });

  it('replaces what was left at and below the same place', () => {
    const queue = new OnDisconnectQueue();
    queue.add([{ path: ['a', 'b'], data: 1 }]);
    queue.add([{ path: ['a'], data: 2 }]);
    expect(queue.take()).toEqual([{ path: ['a'], data: 2 }]);
  });

  it('is cancelled at a place and below it, and nowhere else', () => {
    const queue = new OnDisconnectQueue();
    for (const path of [['a'], ['a', 'b'], ['ab']]) queue.add([{ path, data: 1 }]);
    queue.cancel(['a']);
    expect(paths(queue)).toEqual(['ab']);
  });
});
