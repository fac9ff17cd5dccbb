import { parseRestQuery, RestQueryError } from './rest-query';

const parse = (text: string) => parseRestQuery(new URLSearchParams(text));

describe('A query in a REST address', () => {
  it.each([
    ['', null],
    ['orderBy="points"&limitToLast=2', { i: 'points', l: 2, vf: 'r' }],
    ['orderBy="$key"&startAfter="a"', { i: '.key', sp: 'a', sin: false }],
    ['orderBy="$value"&endBefore=5', { i: '.value', ep: 5, ein: false, en: '[MIN_NAME]' }],
    ['orderBy="name"&equalTo="x"', { i: 'name', sp: 'x', sin: true, ep: 'x', ein: true }],
  ])('%s', (text, query) => {
    expect(parse(text)).toEqual(query);
  });

  it.each(['orderBy=points', 'limitToFirst=2', 'orderBy="a"&limitToFirst="x"', 'orderBy="a"&equalTo={}'])(
    'refuses %s',
    (text) => {
      expect(() => parse(text)).toThrow(RestQueryError);
    },
  );
});
