import { joinJudged, judgeByKnown, policyOfRefusal, strictest } from './password-policy';

const none = {
  minimum: null,
  maximum: null,
  lowercase: false,
  uppercase: false,
  digit: false,
  symbol: false,
};

describe('what a refused password tells of a policy', () => {
  it.each([
    ['Firebase: Password should be at least 6 characters (auth/weak-password).', { minimum: 6 }],
    ['Missing password requirements: [Password must contain at least 12 characters]', { minimum: 12 }],
    ['[Password may contain at most 40 characters]', { maximum: 40 }],
    [
      '[Password must contain a lower case character, Password must contain an upper case character]',
      { lowercase: true, uppercase: true },
    ],
    ['[Password must contain a numeric character]', { digit: true }],
    ['[Password must contain a non-alphanumeric character]', { symbol: true }],
  ])('is read out of “%s”', (words, expected) => {
    expect(policyOfRefusal(words)).toEqual({ ...none, ...expected });
  });

  it('is nothing where the words name no rule', () => {
    expect(policyOfRefusal('Firebase: Error (auth/weak-password).')).toBeNull();
  });

  it('adds to what was known', () => {
    const known = { ...none, minimum: 10, maximum: 64, digit: true };
    expect(strictest(known, { ...none, minimum: 12, maximum: 40, symbol: true })).toEqual({
      ...none,
      minimum: 12,
      maximum: 40,
      digit: true,
      symbol: true,
    });
    expect(strictest(null, none)).toEqual(none);
  });
});

describe('a password beside a policy that is known from a refusal', () => {
  it('keeps what it keeps', () => {
    const asked = { ...none, maximum: 10, lowercase: true, uppercase: true, digit: true, symbol: true };
    expect(judgeByKnown('chalk', asked).met).toEqual({
      maximum: true,
      lowercase: true,
      uppercase: false,
      digit: false,
      symbol: false,
    });
    expect(judgeByKnown('Chalk & 3 sponges', asked).met).toEqual({
      maximum: false,
      lowercase: true,
      uppercase: true,
      digit: true,
      symbol: true,
    });
  });

  it('has to keep what the policy said before as well', () => {
    const before = judgeByKnown('chalk', { ...none, digit: true });
    const learned = judgeByKnown('chalk', { ...none, uppercase: true });
    expect(joinJudged(before, learned)).toMatchObject({
      policy: { digit: true, uppercase: true, symbol: false },
      met: { digit: false, uppercase: false, symbol: true },
    });
    expect(joinJudged(null, learned)).toBe(learned);
  });
});
