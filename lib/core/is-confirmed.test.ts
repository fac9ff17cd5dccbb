import { isConfirmed } from './is-confirmed';

describe('a typed confirmation', () => {
  it.each([
    ['ada@example.org', 'ada@example.org', true],
    [' Ada@Example.org ', 'ada@example.org', true],
    ['Zoe\u0308', 'Zo\u00EB', true],
    ['ada@example', 'ada@example.org', false],
    ['', 'ada@example.org', false],
    ['', '', false],
  ])('%j for %j: %s', (typed, wanted, outcome) => {
    expect(isConfirmed(typed, wanted)).toBe(outcome);
  });
});
