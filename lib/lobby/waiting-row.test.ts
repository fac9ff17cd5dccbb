import {
  isRefresh,
  keepsPlace,
  keepsSentAway,
  listSentAway,
  listStale,
  listWaiting,
  parseLobby,
} from './waiting-row';

const here = { one: 1 };
const rows = parseLobby({
  ada: { name: 'Ada', kind: 'account', at: 20, here },
  ben: { name: 'Ben', kind: 'guest', at: 10, byCode: true, here, line: { words: 'Soon', by: 'Emmy', at: 5 } },
  cleo: { name: 'Cleo', kind: 'guest', at: 5, seen: 900_000 },
  dan: {
    name: 'Dan',
    kind: 'guest',
    at: 1,
    here,
    answer: { state: 'declined', words: 'Next week', at: 30 },
  },
  gus: { name: 'Gus', kind: 'guest', at: 2, answer: { state: 'declined', words: '', at: 40 } },
  eve: { at: 'late' },
  fay: 'here',
});

describe('the rows of a lobby', () => {
  it('are read as far as they have their shape', () => {
    expect(rows.map(({ uid }) => uid)).toEqual(['ada', 'ben', 'cleo', 'dan', 'gus']);
    expect(rows[1]).toMatchObject({ byCode: true, line: { words: 'Soon', by: 'Emmy', at: 5 } });
    expect(rows[3]?.answer).toEqual({ state: 'declined', words: 'Next week', at: 30 });
    expect(parseLobby(null)).toEqual([]);
  });

  it('are the queue for those who are there and have no answer, in the order in which they came', () => {
    expect(listWaiting(rows).map(({ uid }) => uid)).toEqual(['ben', 'ada']);
  });

  it('hold what its owner has said to the hosts, if those are words', () => {
    const [by, odd] = parseLobby({
      by: { name: 'By', kind: 'guest', at: 1, said: { words: 'It is me, Karl', at: 7 } },
      odd: { name: 'Odd', kind: 'guest', at: 1, said: { words: ['It is me'], at: 7 } },
    });
    expect([by?.said, odd?.said]).toEqual([{ words: 'It is me, Karl', at: 7 }, null]);
  });

  it('say what an invite makes of its owner, if that is something', () => {
    const [by, odd] = parseLobby({
      by: { name: 'By', kind: 'guest', at: 1, invitedAs: 'presenter' },
      odd: { name: 'Odd', kind: 'guest', at: 1, invitedAs: 'recorder' },
    });
    expect([by?.invitedAs, odd?.invitedAs]).toEqual(['presenter', null]);
  });

  it('show for a lesson who was sent away, the last one first, whether they are there or not', () => {
    expect(listSentAway(rows).map(({ uid }) => uid)).toEqual(['gus', 'dan']);
    expect(listStale(rows, 40 + keepsSentAway).map(({ uid }) => uid)).toEqual(['cleo', 'dan']);
  });

  it('are gone on with by who comes back soon, and begun anew by who had an answer or comes another day', () => {
    const goOn = (now: number) => rows.filter((row) => isRefresh(row, now)).map(({ uid }) => uid);
    expect(goOn(900_000 + keepsPlace)).toEqual(['ada', 'ben', 'cleo']);
    expect(goOn(900_001 + keepsPlace)).toEqual(['ada', 'ben']);
  });

  it('keep the place of somebody who reloads, and are left behind after that', () => {
    // However long they had waited: what counts is when they were last there.
    expect(listStale(rows, 900_000 + keepsPlace)).toEqual([]);
    expect(listStale(rows, 900_001 + keepsPlace).map(({ uid }) => uid)).toEqual(['cleo']);
  });
});
