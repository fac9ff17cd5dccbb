import * as Y from 'yjs';
import type { WallPage } from '@/lib/class/wall/page-lines';
import { createWallPages } from './wall-pages';

/** A wall that counts how often a page was read. */
function makeWall() {
  const docs = new Map<string, Y.Doc>();
  const closed: string[] = [];
  const read: string[] = [];
  const wall = createWallPages({
    open: (uid) => {
      const doc = new Y.Doc();
      docs.set(uid, doc);
      return { doc, close: () => void closed.push(uid) };
    },
    read: (uid, doc, done) => {
      const text = doc.getText('line').toJSON();
      read.push(`${uid}: ${text}`);
      done([{ id: uid, number: 1, source: text, set: null, result: undefined }] as WallPage);
    },
    forget: () => undefined,
    after: (ms, run) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
  });
  const write = (uid: string, text: string) => docs.get(uid)?.getText('line').insert(0, text);
  const shown = () => Array.from(wall.pages.read().values(), ([line]) => line?.source);
  return { wall, closed, read, write, shown };
}

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

describe('The open pages of a wall', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('are read once their learner rests', async () => {
    const { wall, read, write, shown } = makeWall();
    wall.show(['ada', 'ben']);
    for (const letter of ['3', '2', '1']) {
      write('ada', letter);
      await pass(300);
    }
    expect(read).toEqual([]);
    await pass(200);
    expect([read, shown()]).toEqual([['ada: 123'], ['123']]);
  });

  it('are closed and forgotten when they are needed no more', async () => {
    const { wall, closed, write, shown } = makeWall();
    wall.show(['ada', 'ben']);
    write('ada', '1');
    write('ben', '2');
    await pass(1000);
    wall.show(['ben']);
    expect([closed, shown()]).toEqual([['ada'], ['2']]);
    wall.show([]);
    expect([closed, shown()]).toEqual([['ada', 'ben'], []]);
  });

  it('stay open while they are needed', () => {
    const { wall, closed } = makeWall();
    wall.show(['ada', 'ben']);
    wall.show(['ben', 'ada']);
    expect(closed).toEqual([]);
  });
});
