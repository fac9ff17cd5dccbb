import { placeKeptFor } from '@/lib/access/longest-note';
import { parseAsks } from '@/lib/asks/parse-asks';
import {
  asksOf,
  findPlace,
  listKept,
  listShown,
  listWaiting,
  notesByPerson,
  placesByPerson,
} from '@/lib/asks/queue';

const row = (at: number, more: object = {}) => ({ at, session: 's1', ...more });
const read = (value: unknown, session: string | null) => asksOf(parseAsks(value), session);
const answered = { of: 1, outcome: 'declined', byUid: 'emmy', words: 'After the break.' };

describe('the queue of a session', () => {
  const queue = read(
    {
      ben: { 'screen:publish': row(5), hand: row(2, { note: 'Is the sign right?' }) },
      ada: { hand: row(3), 'mic:publish': row(1, { answer: answered }) },
      eve: { hand: { at: 4, session: 's0' }, 'room:end': row(1), 'camera:publish': 'now' },
      odd: 7,
    },
    's1',
  );

  it('is in the order in which people asked; what is not of it is left out', () => {
    expect(queue.map(({ uid, kind }) => `${uid} ${kind}`)).toEqual([
      'ada mic:publish',
      'ben hand',
      'ada hand',
      'ben screen:publish',
    ]);
    expect(queue[1]?.note).toBe('Is the sign right?');
  });

  it('counts what nobody has answered yet', () => {
    const waiting = listWaiting(queue);
    expect(findPlace(waiting, 'ben', 'screen:publish')).toBe(3);
    expect(findPlace(waiting, 'ada')).toBe(2);
    expect(findPlace(waiting, 'ada', 'mic:publish')).toBeNull();
    expect([...placesByPerson(waiting)]).toEqual([
      ['ben', 1],
      ['ada', 2],
    ]);
  });

  it('has the words of each person who wrote some', () => {
    expect([...notesByPerson(listWaiting(queue))]).toEqual([['ben', 'Is the sign right?']]);
    const both = read({ ada: { hand: row(1), 'mic:publish': row(2, { note: 'Me' }) } }, 's1');
    expect([...notesByPerson(both)]).toEqual([['ada', 'Me']]);
  });

  it('has a firm order for those of the same millisecond', () => {
    const same = { zoe: { hand: row(1) }, ada: { hand: row(1) } };
    expect(read(same, 's1').map(({ uid }) => uid)).toEqual(['ada', 'zoe']);
  });

  it.each([null, 'x', [row(1)]])('is empty when the database holds %p', (value) => {
    expect(read(value, 's1')).toEqual([]);
  });

  it('is empty while no session is open', () => {
    expect(read({ ada: { hand: row(1) } }, null)).toEqual([]);
  });
});

describe('a place in the queue', () => {
  const now = 1_000_000;
  const asks = read(
    {
      ben: { hand: row(1, { away: now - 4000 }) },
      ada: { hand: row(2) },
      eve: { hand: row(3, { away: now - placeKeptFor }) },
      zoe: { hand: row(4) },
    },
    's1',
  );
  const keptFor = (uid: string, ...present: string[]) =>
    listKept(asks, { uid, present: new Set(present), now }).map((ask) => ask.uid);

  it.each([
    ['is kept for a person whose connection broke, for as long as in the lobby', ['ada'], ['ben', 'ada']],
    ['is kept where only this line broke, and they are in the call', ['ada', 'ben'], ['ben', 'ada']],
    ['is none of a person who has left', [], ['ben']],
    ['is over for a person who comes back late', ['ada', 'eve'], ['ben', 'ada']],
  ])('%s', (_, present, kept) => {
    expect(keptFor('emmy', ...present)).toEqual(kept);
  });

  it('is always known to the person who holds it', () => {
    expect(keptFor('eve')).toEqual(['ben', 'eve']);
  });
});

describe('what a page shows of those who wait', () => {
  const waiting = listWaiting(
    read(
      { ben: { hand: row(1) }, ada: { hand: row(2), 'mic:publish': row(4) }, eve: { hand: row(3) } },
      's1',
    ),
  );
  const shownTo = (reader: { uid: string; isListHidden: boolean; mayAnswer: boolean }) =>
    listShown(waiting, reader).map(({ ask, place }) => `${place} ${ask.uid} ${ask.kind}`);
  const all = ['1 ben hand', '2 ada hand', '3 eve hand', '4 ada mic:publish'];

  it('shows all of a public list, and of a hidden one only own asks at their places', () => {
    expect(shownTo({ uid: 'ada', isListHidden: false, mayAnswer: false })).toEqual(all);
    const own = shownTo({ uid: 'ada', isListHidden: true, mayAnswer: false });
    expect(own).toEqual(['2 ada hand', '4 ada mic:publish']);
    expect(shownTo({ uid: 'zoe', isListHidden: true, mayAnswer: false })).toEqual([]);
  });

  it('shows all to a person who may answer', () => {
    expect(shownTo({ uid: 'ada', isListHidden: true, mayAnswer: true })).toEqual(all);
  });
});
