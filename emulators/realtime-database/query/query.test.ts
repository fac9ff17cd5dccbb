import { applyQuery, type Query } from './query';
import { keysOf, type DataNode } from '@/emulators/realtime-database/tree';

const scores: DataNode = {
  ann: { points: 30, meta: { rank: 1 } },
  bob: { points: 10 },
  cid: { points: 20, '.priority': 5 },
  dot: 'no object',
};

describe('A query', () => {
  it.each<[string, Query, string[]]>([
    ['by key from a key on', { i: '.key', sp: 'bob', sin: true, l: 2, vf: 'l' }, ['bob', 'cid']],
    ['by key after a key', { i: '.key', sp: 'bob', sin: false }, ['cid', 'dot']],
    ['by key before a key', { i: '.key', ep: 'bob', ein: false }, ['ann']],
    ['by a child, the largest', { i: 'points', l: 1, vf: 'r' }, ['ann']],
    ['by a child, between', { i: 'points', sp: 10, sin: true, ep: 20, ein: true }, ['bob', 'cid']],
    ['by a child, after a value', { i: 'points', sp: 10, sn: '[MAX_NAME]', sin: false }, ['ann', 'cid']],
    ['by a deep child', { i: 'meta/rank', sp: 0 }, ['ann']],
    ['by value', { i: '.value', sp: '', ep: 'z' }, ['dot']],
    ['by priority, which nothing has but one', { l: 1, vf: 'r' }, ['cid']],
    ['with a bound of null, which every missing child has', { i: 'points', ep: null }, ['dot']],
  ])('%s', (_, query, keys) => {
    expect(keysOf(applyQuery(scores, query)).sort()).toEqual(keys);
  });

  it('shows nothing as null, also of a leaf, which has no children', () => {
    expect(applyQuery(scores, { i: 'points', sp: 1000 })).toBeNull();
    expect(applyQuery('leaf', { i: '.key', l: 1, vf: 'l' })).toBeNull();
  });
});
