import { agreesTo, type ShowingAnswer } from './showing';

describe('whether a learner agrees to show their page', () => {
  it.each<[ShowingAnswer | undefined, boolean, boolean]>([
    ['named', true, true],
    ['named', false, true],
    ['unnamed', true, false],
    ['unnamed', false, true],
    ['no', true, false],
    ['no', false, false],
    [undefined, true, false],
    [undefined, false, false],
  ])('answers “%s”, with the name: %s', (answer, isNamed, agrees) => {
    const asked = { by: 'emmy', at: 1, ...(answer && { answer }) };
    expect(agreesTo({ asked }, isNamed)).toBe(agrees);
  });

  it('does not where nobody has asked', () => {
    expect(agreesTo(undefined, false)).toBe(false);
  });
});
