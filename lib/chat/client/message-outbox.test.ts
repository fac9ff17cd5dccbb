import type { Pace } from '../pace';
import type { PendingMessage } from '../schema';
import { createMessageOutbox, type OutboxPorts } from './message-outbox';

const denied = () => Object.assign(new Error('No.'), { name: 'FirebaseError', code: 'permission-denied' });
const lost = () => Object.assign(new Error('Gone.'), { name: 'FirebaseError', code: 'unavailable' });
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

function setUp(left: readonly PendingMessage[] = []) {
  const device = new Map(left.map((message) => [message.id, message]));
  const database = new Map<string, string>();
  const paces: Pace[] = [];
  const pauses: number[] = [];
  let time = 0;
  const ports: OutboxPorts = {
    load: () => [...device.values()],
    save: (message) => void device.set(message.id, message),
    forget: (id) => void device.delete(id),
    keep: jest.fn(({ id, text }: PendingMessage, pace: Pace) => {
      if (database.has(id)) return Promise.reject(denied());
      database.set(id, text);
      paces.push(pace);
      return Promise.resolve();
    }),
    isKept: (id) => Promise.resolve(database.has(id)),
    readPace: () => Promise.resolve(null),
    now: () => time,
    pause: (ms) => {
      pauses.push(ms);
      time += ms;
      return Promise.resolve();
    },
  };
  return { ports, device, database, paces, pauses, outbox: createMessageOutbox(ports) };
}

describe('the messages on their way', () => {
  it('are kept one after the other, and leave the device then', async () => {
    const { outbox, database, device, paces } = setUp();
    outbox.send({ id: 'a', name: 'Ada', text: 'One', to: 'everyone' });
    outbox.send({ id: 'b', name: 'Ada', text: 'Two', to: 'everyone' });
    expect([...device.keys()]).toEqual(['a', 'b']);
    expect(outbox.read().map(({ id }) => id)).toEqual(['a', 'b']);
    await settled();
    expect([...database]).toEqual([
      ['a', 'One'],
      ['b', 'Two'],
    ]);
    expect([outbox.read(), device.size]).toEqual([[], 0]);
    expect(paces).toEqual([{ credit: 18_000 }, { credit: 16_000 }]);
  });

  it('wait for their credit when there are too many, and lose none', async () => {
    const { outbox, database, pauses } = setUp();
    for (let count = 0; count < 12; count += 1)
      outbox.send({ id: `m${count}`, name: 'Ada', text: 'Text', to: 'everyone' });
    await settled();
    expect(database.size).toBe(12);
    expect(pauses).toEqual([2000, 2000]);
  });

  it('are tried again after a lost line, and go on from an earlier page', async () => {
    const { outbox, ports, database } = setUp([
      { id: 'old', name: 'Ada', text: 'From before', to: 'everyone' },
    ]);
    jest.mocked(ports.keep).mockRejectedValueOnce(lost());
    outbox.start();
    await settled();
    expect([...database.keys()]).toEqual(['old']);
  });

  it('are written once, also when another tab or an earlier page has sent them', async () => {
    const { outbox, database, device, ports } = setUp([
      { id: 'old', name: 'Ada', text: 'Twice', to: 'everyone' },
    ]);
    database.set('old', 'Twice');
    outbox.start();
    await settled();
    expect(outbox.read()).toEqual([]);
    expect(device.size).toBe(0);
    expect(ports.keep).toHaveBeenCalledTimes(1);
  });

  it('say that they were refused, and stay until the person decides', async () => {
    const { outbox, ports, device, database } = setUp();
    jest.mocked(ports.keep).mockRejectedValueOnce(denied()).mockRejectedValueOnce(denied());
    outbox.send({ id: 'a', name: 'Ada', text: 'Hello', to: 'everyone' });
    outbox.send({ id: 'b', name: 'Ada', text: 'Next', to: 'everyone' });
    await settled();
    expect(outbox.read()).toEqual([{ id: 'a', name: 'Ada', text: 'Hello', to: 'everyone', hasFailed: true }]);
    expect([...database.keys()]).toEqual(['b']);
    outbox.retry('a', 'Ada');
    await settled();
    expect([...database.keys()]).toEqual(['b', 'a']);
    jest.mocked(ports.keep).mockRejectedValueOnce(denied()).mockRejectedValueOnce(denied());
    outbox.send({ id: 'c', name: 'Ada', text: 'Never', to: 'everyone' });
    await settled();
    outbox.discard('c');
    expect([outbox.read(), device.size]).toEqual([[], 0]);
  });
});
