import { DataError } from './data-error';
import { parseData } from './parse-data';
import type { DataNode } from './tree';

const parse = (json: unknown, existing: DataNode = null) =>
  parseData(json, existing, { now: 1000, path: [] });

describe('Data from a client', () => {
  it.each([
    ['arrays become objects', ['p', null, 'q'], { 0: 'p', 2: 'q' }],
    ['nulls and empty objects vanish', { a: null, b: {}, c: 1 }, { c: 1 }],
    ['the export form of a leaf', { '.value': 1, '.priority': 'p' }, { '.value': 1, '.priority': 'p' }],
    ['a priority of null is none', { '.value': 1, '.priority': null }, 1],
    ['a branch keeps its priority', { a: 1, '.priority': 2 }, { a: 1, '.priority': 2 }],
    ['the server time', { at: { '.sv': 'timestamp' } }, { at: 1000 }],
  ])('%s', (_, json, node) => {
    expect(parse(json)).toEqual(node);
  });

  it('adds an increment to the number that stands there, and to 0 where none does', () => {
    const increment = { '.sv': { increment: 2 } };
    expect(parse({ n: increment, m: increment }, { n: 5, m: 'text' })).toEqual({ n: 7, m: 2 });
  });

  it.each([
    ['a key with a dot', { 'a.b': 1 }],
    ['a key with a slash', { 'a/b': 1 }],
    ['a key with a control character', { 'a\u0007': 1 }],
    ['an empty key', { '': 1 }],
    ['an unknown server value', { '.sv': 'weather' }],
    ['a value beside children', { '.value': 1, a: 1 }],
    ['an unknown special key', { '.info': 1 }],
    ['a priority that is an object', { a: 1, '.priority': { b: 1 } }],
    ['33 levels', Array.from({ length: 33 }).reduce<unknown>((below) => ({ a: below }), 1)],
    ['a path of more than 768 bytes', { ['é'.repeat(385)]: 1 }],
    ['a string of more than 10 MiB', 'x'.repeat(10 * 1024 * 1024 + 1)],
  ])('refuses %s', (_, json) => {
    expect(() => parse(json)).toThrow(DataError);
  });

  it('takes 32 levels and 768 bytes', () => {
    expect(parse(Array.from({ length: 32 }).reduce<unknown>((below) => ({ a: below }), 1))).not.toBeNull();
    expect(parse({ ['é'.repeat(384)]: 1 })).not.toBeNull();
  });
});
