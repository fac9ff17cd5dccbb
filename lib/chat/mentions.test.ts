import { findMentionQuery, insertMention, isMentioned, offerMentions, writeMentions } from './mentions';

const people = [
  { uid: 'u1', name: 'Ada Lovelace' },
  { uid: 'u2', name: 'Ada' },
  { uid: 'u3', name: 'Ben Bitdiddle' },
];

describe('a mention', () => {
  it.each([
    ['@', 1, ''],
    ['Look, @be', 9, 'be'],
    ['@Ada Lo and more', 7, 'Ada Lo'],
    ['ada@school', 10, null],
    ['no name', 7, null],
    ['@ada\nmore', 9, null],
    ['@ada', 0, null],
  ])('in “%s” at %d is typed as %j', (text, caret, typed) => {
    expect(findMentionQuery(text, caret)?.typed ?? null).toBe(typed);
  });

  it.each([
    ['', ['u1', 'u2', 'u3']],
    ['AD', ['u1', 'u2']],
    ['bit', ['u3']],
    ['ben bitdiddle, look', []],
    ['ben bitdiddle look', []],
  ])('“%s” offers %j', (typed, uids) => {
    expect(offerMentions(people, typed).map(({ uid }) => uid)).toEqual(uids);
  });

  it('puts the whole name where its beginning was typed', () => {
    const text = 'See @be, please';
    const query = findMentionQuery(text, 7);
    expect(query && insertMention(text, query, 'Ben')).toEqual({ text: 'See @Ben , please', caret: 9 });
  });

  it('is kept as a uid, the longer name first, and nothing else is', () => {
    const text = '@Ada Lovelace and @Ada, not x@Ada nor @Adam nor @Ben Bitdiddle';
    expect(writeMentions(text, people.slice(0, 2))).toBe(
      '@[u1] and @[u2], not x@Ada nor @Adam nor @Ben Bitdiddle',
    );
  });

  it('is found again by the uid', () => {
    expect(isMentioned('See @[u1]!', 'u1')).toBe(true);
    expect(isMentioned('x@[u1] then @[u1]', 'u1')).toBe(true);
    expect(isMentioned('x@[u1] @[u2] @u1', 'u1')).toBe(false);
  });
});
