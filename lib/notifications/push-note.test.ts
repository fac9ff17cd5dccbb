import { isToldAgain, parsePushNote, type PushNote } from './push-note';

const hour = 60 * 60_000;
const note: PushNote = { uid: 'ada', deviceId: 'd1', token: 't1', toldAt: 100 };

describe('parsePushNote', () => {
  it('reads back what was kept', () => {
    expect(parsePushNote(JSON.stringify(note))).toEqual(note);
  });

  it.each([null, '', 'null', '7', '{}', JSON.stringify({ ...note, toldAt: '1' })])(
    'reads nothing from %j',
    (text) => {
      expect(parsePushNote(text)).toBeNull();
    },
  );
});

describe('isToldAgain', () => {
  it('tells a renewed token at once, and the same one once a day', () => {
    expect(isToldAgain(note, 't2', 101)).toBe(true);
    expect(isToldAgain(note, 't1', 100 + 24 * hour - 1)).toBe(false);
    expect(isToldAgain(note, 't1', 100 + 24 * hour)).toBe(true);
  });
});
