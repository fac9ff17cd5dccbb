import { findLongestHere, type PersonHere } from './find-longest-here';

const person = (uid: string, changes: Partial<PersonHere> = {}): PersonHere => ({
  uid,
  name: uid,
  profile: 'co-host',
  isMe: false,
  joinedAt: 1000,
  ...changes,
});
/** Pages list the others in the order of arrival, and oneself last. */
const seenBy = (me: string, ...people: PersonHere[]): PersonHere[] =>
  people
    .map((one) => ({ ...one, isMe: one.uid === me }))
    .sort((one, other) => Number(one.isMe) - Number(other.isMe));

describe('who of those with a role has been in the call longest', () => {
  const grace = person('grace', { joinedAt: 2000 });
  const ben = person('ben', { joinedAt: 3000 });
  const ada = person('ada', { profile: 'learner' });

  it('is the same on all pages, also on their own', () => {
    for (const me of ['grace', 'ben', 'ada']) {
      expect(findLongestHere(seenBy(me, ada, grace, ben), 'co-host')?.uid).toBe('grace');
    }
  });

  it('is decided by the account of two who came at the same instant', () => {
    const alike = person('ben', { joinedAt: 2000 });
    for (const me of ['grace', 'ben']) {
      expect(findLongestHere(seenBy(me, grace, alike), 'co-host')?.uid).toBe('ben');
    }
  });

  it('is nobody where nobody has it', () => {
    expect(findLongestHere([ada, person('new', { profile: null })], 'co-host')).toBeUndefined();
    expect(findLongestHere([ada, grace], 'host')).toBeUndefined();
  });
});
