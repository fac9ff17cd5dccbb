import { listTyping, markHolds, parseTyping } from './typing';

describe('who is typing', () => {
  it('are the others whose marks are fresh on this page', () => {
    const marks = parseTyping({ ada: 5, ben: 900, cyd: 7, odd: 'yes' });
    const seenAt = new Map([
      ['ada 5', 0],
      ['ben 900', 100],
      ['cyd 6', 0],
    ]);
    expect(listTyping(marks, { uid: 'eve', seenAt, now: markHolds - 1 })).toEqual(['ada', 'ben', 'cyd']);
    expect(listTyping(marks, { uid: 'ben', seenAt, now: markHolds })).toEqual(['cyd']);
    expect(parseTyping(null)).toEqual({});
  });
});
