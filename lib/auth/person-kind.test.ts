import { kindOfUser } from './person-kind';

describe('what kind of account a page has in front of it', () => {
  it.each([
    ['guest4f2a', false, 'guest'],
    // A guest who has linked a place that tells no address.
    ['guest4f2a', true, 'account'],
    ['learner4f2a', false, 'learner'],
    ['learner4f2a', true, 'learner'],
    ['aYx3Qw', true, 'account'],
    ['aYx3Qw', false, 'account'],
  ] as const)('of %s, with a way in: %s, is %s', (uid, hasWayIn, kind) => {
    expect(kindOfUser({ uid, hasWayIn })).toBe(kind);
  });
});
