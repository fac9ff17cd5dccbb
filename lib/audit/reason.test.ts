import { longestReason, toWhy } from './reason';

describe('a reason', () => {
  it('is left out where nobody gave one', () => {
    expect(toWhy('')).toEqual({});
    expect(toWhy('  ')).toEqual({});
  });

  it('is what was typed, on one line and no longer than a line', () => {
    expect(toWhy(' Drew over the board of others ')).toEqual({ reason: 'Drew over the board of others' });
    expect(toWhy('x'.repeat(longestReason))).toEqual({ reason: 'x'.repeat(longestReason) });
    expect(toWhy('x'.repeat(longestReason + 1))).toBeNull();
    expect(toWhy('one\nanother')).toBeNull();
  });
});
