import type { Watch } from '@/lib/core/client/use-watch';
import type { KeptMessage } from '../schema';
import { createHistory } from './create-history';
import { joinHistories } from './join-histories';
import type { Part, Range } from './watch-messages';

const momentOf = (at: number) => ({ toMillis: () => at });
const message = (at: number): KeptMessage => ({
  ...{ id: `m${at}`, from: 'ada', name: 'Ada', text: `${at}`, to: 'everyone' as const, at },
});

/** A room with messages at 1, 2, 3 …; what is sent later reaches the parts that it belongs to. */
function makeRoom(count: number) {
  let all = Array.from({ length: count }, (_, place) => message(place + 1));
  const asked: string[] = [];
  const watchers = new Set<() => void>();
  const partOf = ({ before, from, atMost = Infinity }: Range): Part => {
    const inside = all.filter(
      ({ at }) => at < (before?.toMillis() ?? Infinity) && at >= (from?.toMillis() ?? 0),
    );
    const messages = inside.slice(Math.max(0, inside.length - atMost));
    const [first] = messages;
    return { messages, oldest: first ? momentOf(first.at) : null };
  };
  const watch = (range: Range): Watch<Part> => {
    asked.push(`${range.from?.toMillis() ?? ''}-${range.before?.toMillis() ?? ''}`);
    return ({ next }) => {
      const look = () => next(partOf(range), true);
      watchers.add(look);
      queueMicrotask(look);
      return () => watchers.delete(look);
    };
  };
  const history = createHistory(watch);
  const change = (next: KeptMessage[]) => {
    all = next;
    [...watchers].forEach((look) => look());
  };
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  return {
    ...{ history, asked, settled, watchers },
    send: (at: number) => change([...all, message(at)]),
    remove: (at: number) => change(all.filter((one) => one.at !== at)),
    shown: () => history.read().messages.map(({ at }) => at),
  };
}

const numbers = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, place) => first + place);

describe('the history of a room', () => {
  it('begins with the newest and goes back page by page to the first message', async () => {
    const { history, settled, shown } = makeRoom(130);
    history.start();
    await settled();
    expect(shown()).toEqual(numbers(81, 130));
    history.loadOlder();
    history.loadOlder();
    expect(history.read().isLoading).toBe(true);
    await settled();
    expect(shown()).toEqual(numbers(31, 130));
    expect(history.read()).toMatchObject({ isLoading: false, isComplete: false });
    history.loadOlder();
    await settled();
    expect(shown()).toEqual(numbers(1, 130));
    expect(history.read().isComplete).toBe(true);
  });

  it('counts only what the service brings: a device may have kept fewer', () => {
    let tell: Parameters<Watch<Part>>[0]['next'] = jest.fn();
    const history = createHistory(() => ({ next }) => {
      tell = next;
      return jest.fn();
    });
    history.start();
    tell({ messages: [message(1)], oldest: momentOf(1) }, false);
    expect(history.read()).toMatchObject({ isReady: true, isComplete: true });
    tell({ messages: numbers(31, 80).map(message), oldest: momentOf(31) }, true);
    expect(history.read().isComplete).toBe(false);
    expect(history.read().messages).toHaveLength(50);
  });

  it('knows at once that a short room is complete', async () => {
    const { history, settled, asked } = makeRoom(3);
    history.start();
    await settled();
    expect(history.read()).toMatchObject({ isReady: true, isComplete: true });
    history.loadOlder();
    expect(asked).toHaveLength(1);
  });

  it('loses none that falls out of the newest ones, and follows each', async () => {
    const { history, settled, send, remove, shown } = makeRoom(60);
    history.start();
    await settled();
    history.loadOlder();
    await settled();
    for (const at of numbers(61, 180)) send(at);
    await settled();
    expect(shown()).toEqual(numbers(1, 180));
    remove(62);
    remove(5);
    expect(shown()).toEqual(numbers(1, 180).filter((at) => at !== 62 && at !== 5));
  });

  it('fetches all as far back as a moment, in one part', async () => {
    const { history, settled, asked, shown } = makeRoom(1000);
    history.start();
    await settled();
    await history.loadBackTo(momentOf(100));
    expect(shown()).toEqual(numbers(100, 1000));
    await history.loadBackTo(momentOf(500));
    expect(asked).toEqual(['-', '100-951']);
    expect(history.read().isLoading).toBe(false);
  });

  it('ends all that it follows', async () => {
    const { history, settled, watchers } = makeRoom(300);
    const stop = history.start();
    await settled();
    history.loadOlder();
    await settled();
    stop();
    expect(watchers.size).toBe(0);
  });
});

describe('what everybody reads and what is private', () => {
  it('goes back together, without gaps, to a message that is asked for', async () => {
    const [open, own] = [makeRoom(1000), makeRoom(3)];
    const joined = joinHistories([open.history, own.history], (id) =>
      Promise.resolve(id === 'm900' ? momentOf(900) : null),
    );
    joined.start();
    await open.settled();
    expect(joined.read()).toBe(joined.read());
    // The private ones are from long before what has come of the others.
    expect(joined.read().messages.map(({ at }) => at)).toEqual(numbers(951, 1000));
    expect(await joined.loadTo('m900')).toBe(true);
    expect(joined.read().messages[0]?.at).toBe(900);
    expect(await joined.loadTo('m1')).toBe(false);
    for (let page = 0; page < 20; page += 1) {
      joined.loadOlder();
      await open.settled();
    }
    expect(joined.read()).toMatchObject({ isComplete: true, isLoading: false });
    expect(joined.read().messages).toHaveLength(1003);
  });
});
