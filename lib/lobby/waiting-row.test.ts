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
  it('are read if they have the right shape', () => {
    expect(rows.map(({ uid }) => uid)).toEqual(['ada', 'ben', 'cleo', 'dan', 'gus']);
    expect(rows[1]).toMatchObject({ byCode: true, line: { words: 'Soon', by: 'Emmy', at: 5 } });
    expect(rows[3]?.answer).toEqual({ state: 'declined', words: 'Next week', at: 30 });
    expect(parseLobby(null)).toEqual([]);
  });

  it('are the queue of people who are there without an answer, in order of arrival', () => {
    expect(listWaiting(rows).map(({ uid }) => uid)).toEqual(['ben', 'ada']);
  });

  it('hold the owner’s line to the hosts, if it has words', () => {
    const [by, odd] = parseLobby({
      by: { name: 'By', kind: 'guest', at: 1, said: { words: 'It is me, Karl', at: 7 } },
      odd: { name: 'Odd', kind: 'guest', at: 1, said: { words: ['It is me'], at: 7 } },
    });
    expect([by?.said, odd?.said]).toEqual([{ words: 'It is me, Karl', at: 7 }, null]);
  });

  it('hold the profile that an invite gives the owner, if it is one', () => {
    const [by, odd] = parseLobby({
      by: { name: 'By', kind: 'guest', at: 1, invitedAs: 'presenter' },
      odd: { name: 'Odd', kind: 'guest', at: 1, invitedAs: 'recorder' },
    });
    expect([by?.invitedAs, odd?.invitedAs]).toEqual(['presenter', null]);
  });

  it('show the people who were sent away for a lesson, the last one first', () => {
    expect(listSentAway(rows).map(({ uid }) => uid)).toEqual(['gus', 'dan']);
    expect(listStale(rows, 40 + keepsSentAway).map(({ uid }) => uid)).toEqual(['cleo', 'dan']);
  });

  it('continue on a quick return, and start again after an answer or a long absence', () => {
    const goOn = (now: number) => rows.filter((row) => isRefresh(row, now)).map(({ uid }) => uid);
    expect(goOn(900_000 + keepsPlace)).toEqual(['ada', 'ben', 'cleo']);
    expect(goOn(900_001 + keepsPlace)).toEqual(['ada', 'ben']);
  });

  it('keep the place of a person who reloads, and are stale after that', () => {
    // However long they had waited, the time of the last visit counts.
    expect(listStale(rows, 900_000 + keepsPlace)).toEqual([]);
    expect(listStale(rows, 900_001 + keepsPlace).map(({ uid }) => uid)).toEqual(['cleo']);
  });
});
