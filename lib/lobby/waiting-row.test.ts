import { keepsPlace, listStale, listWaiting, parseLobby } from './waiting-row';

const here = { one: 1 };
const rows = parseLobby({
  ada: { name: 'Ada', kind: 'account', at: 20, here },
  ben: { name: 'Ben', kind: 'guest', at: 10, byCode: true, here, line: { words: 'Soon', by: 'Emmy', at: 5 } },
  cleo: { name: 'Cleo', kind: 'guest', at: 5 },
  dan: {
    name: 'Dan',
    kind: 'guest',
    at: 1,
    here,
    answer: { state: 'declined', words: 'Next week', at: 30 },
  },
  eve: { at: 'late' },
  fay: 'here',
});

describe('the rows of a lobby', () => {
  it('are read as far as they have their shape', () => {
    expect(rows.map(({ uid }) => uid)).toEqual(['ada', 'ben', 'cleo', 'dan']);
    expect(rows[1]).toMatchObject({ byCode: true, line: { words: 'Soon', by: 'Emmy', at: 5 } });
    expect(rows[3]?.answer).toEqual({ state: 'declined', words: 'Next week', at: 30 });
    expect(parseLobby(null)).toEqual([]);
  });

  it('are the queue for those who are there and have no answer, in the order in which they came', () => {
    expect(listWaiting(rows).map(({ uid }) => uid)).toEqual(['ben', 'ada']);
  });

  it('keep the place of somebody who reloads, and are left behind after that', () => {
    expect(listStale(rows, 5 + keepsPlace)).toEqual([]);
    expect(listStale(rows, 6 + keepsPlace).map(({ uid }) => uid)).toEqual(['cleo']);
  });
});
