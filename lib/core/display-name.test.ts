import { displayNameSchema } from './display-name';

const schema = displayNameSchema('rooms/name-invalid');

describe('a display name', () => {
  it.each([
    ['Ada', 'Ada'],
    ['  Geometry, year 9  ', 'Geometry, year 9'],
    ['E\u0301milie', 'Émilie'],
    ['数学', '数学'],
    ['ليلى', 'ليلى'],
    ['🧮 Algebra', '🧮 Algebra'],
    ['👩🏽‍🏫 Emmy', '👩🏽‍🏫 Emmy'],
    ['🏳️‍🌈', '🏳️‍🌈'],
    ['Nguyễn Thị', 'Nguyễn Thị'],
    ['x'.repeat(60), 'x'.repeat(60)],
    ['🧮'.repeat(60), '🧮'.repeat(60)],
  ])('%j is kept as %j', (given, kept) => {
    expect(schema.parse(given)).toBe(kept);
  });

  it.each([
    ['nothing', ''],
    ['only spaces', ' \u00A0\u2003'],
    ['61 characters', 'x'.repeat(61)],
    ['a control character', 'Ada\u0007'],
    ['a new line', 'Ada\nhost'],
    ['a character that turns the text around', 'Ada\u202Etsoh'],
    ['an isolate', '\u2066Ada\u2069'],
    ['a zero-width space', 'Ad\u200Ba'],
    ['a zero-width joiner', 'Ad\u200Da'],
    ['a byte order mark inside', 'Ad\uFEFFa'],
    ['a soft hyphen', 'Ad\u00ADa'],
    ['a Hangul filler', '\u3164'],
    ['half a surrogate pair', 'Ada\uD800'],
    ['a private character', '\uE000'],
    ['a blank of Braille', '\u2800'],
    ['a joiner behind one emoji', '👩\u200D'],
    ['a letter with 56 marks', `Z${'\u0301\u0335'.repeat(28)}`],
    ['a combining mark alone', '\u0301'],
    ['a number', 7],
    ['nothing at all', undefined],
  ])('is refused when it is %s', (_, given) => {
    expect(schema.safeParse(given).success).toBe(false);
  });

  it('is refused by its code', () => {
    const { error } = schema.safeParse('');
    expect(error?.issues[0]?.message).toBe('rooms/name-invalid');
  });
});
