import { scrubText } from './scrub-text';

const jwt = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhbmEifQ.c2lnbmF0dXJl';

describe('a text in a report', () => {
  it.each([
    ['ana.maria+maths@school.example.org is taken', '[e-mail] is taken'],
    [`token ${jwt} expired`, 'token [token] expired'],
    ['Authorization: Bearer abc.def-ghi', 'Authorization: Bearer [token]'],
    ['GET /rooms/r1?name=Ana&code=7#x=1 failed', 'GET /rooms/r1?[query] failed'],
    ['ws://h:7880/rtc?access_token=abc', 'ws://h:7880/rtc?[query]'],
    ['https://ana:secret@example.org/x', 'https://example.org/x'],
    ['open /j/H7K2-9QXM now', 'open /j/[code] now'],
    ['on to next=%2Fj%2FH7K2-9QXM&x', 'on to next=/j/[code]&x'],
    ['open /p/H7K2-9QXM now', 'open /p/[code] now'],
    ['open /card/k7mp2x/learner0a1b now', 'open /card/[card] now'],
    ['key AIzaSyA1234567890abcdefghijklmnopqrstu refused', 'key [key] refused'],
    ['from 203.0.113.9', 'from [address]'],
    [`hash ${'a1'.repeat(32)}`, 'hash [secret]'],
  ])('%s', (text, scrubbed) => {
    expect(scrubText(text)).toBe(scrubbed);
  });

  it.each([
    'rooms/not-found',
    "Cannot read properties of undefined (reading 'x')",
    '/rooms/Vb3kZ9aQ2LmN8pRt/live',
    'chalktalk@4.41.3',
    'app:///_next/static/chunks/0a1b2c3d.js:1:2345',
    'What is this? No equation.',
  ])('stays as it is when it tells of nobody: %s', (text) => {
    expect(scrubText(text)).toBe(text);
  });

  it('has an end', () => {
    expect(scrubText('x y '.repeat(1_000))).toHaveLength(1_000);
  });
});
