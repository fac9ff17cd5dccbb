import { pushFor, type Listen } from './listen';
import { splitPath } from '@/emulators/realtime-database/paths';
import { parseData } from '@/emulators/realtime-database/parse-data';

const parse = (json: unknown) => parseData(json, null, { now: 0, path: [] });
const listenAt = (path: string, query: Listen['query'] = null): Listen => ({
  path: splitPath(path),
  query,
  tag: undefined,
});

function push(listen: Listen, before: unknown, after: unknown, ...paths: string[]) {
  return pushFor(listen, { before: parse(before), after: parse(after), paths: paths.map(splitPath) });
}

describe('What a listen is told of a change', () => {
  it('is nothing when the change is elsewhere or changes nothing', () => {
    expect(push(listenAt('a'), { b: 1 }, { b: 2 }, 'b')).toBeNull();
    expect(push(listenAt('a'), { a: 1 }, { a: 1 }, 'a')).toBeNull();
  });

  it('is the whole place when it was written at or above it', () => {
    expect(push(listenAt('a/b'), { a: { b: 1 } }, { a: { b: 2 } }, 'a')).toEqual({
      action: 'd',
      path: ['a', 'b'],
      data: 2,
    });
  });

  it('is the deepest place for one change, and a merge for several', () => {
    const [before, after] = [{ a: { x: 1, y: { z: 1 } } }, { a: { x: 2, y: { z: 2 } } }];
    expect(push(listenAt('a'), before, after, 'a/y/z')).toEqual({
      action: 'd',
      path: ['a', 'y', 'z'],
      data: 2,
    });
    expect(push(listenAt('a'), before, after, 'a/x', 'a/y/z')).toEqual({
      action: 'm',
      path: ['a'],
      data: { x: 2, 'y/z': 2 },
    });
  });

  it('is, for a query, what came into its window and what left it', () => {
    const top = listenAt('a', { i: '.value', l: 2, vf: 'r' });
    expect(push(top, { a: { x: 1, y: 2 } }, { a: { x: 1, y: 2, z: 3 } }, 'a/z')).toEqual({
      action: 'm',
      path: ['a'],
      data: { x: null, z: 3 },
    });
  });

  it('is, for a query whose window was or becomes empty, the whole window', () => {
    const top = listenAt('a', { i: '.value', sp: 5 });
    expect(push(top, {}, { a: { x: 7 } }, 'a/x')).toEqual({ action: 'd', path: ['a'], data: { x: 7 } });
    expect(push(top, { a: { x: 7 } }, {}, 'a')).toEqual({ action: 'd', path: ['a'], data: null });
  });
});
