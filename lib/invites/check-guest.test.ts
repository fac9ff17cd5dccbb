import { findGuestNameFault } from './check-guest';

describe('the name of a guest', () => {
  it.each(['Sophie', ' Sophie Germain ', '<b>Sophie</b>', 'Софья'])('may be %j', (name) => {
    expect(findGuestNameFault(name)).toBeNull();
  });

  it('is missing when only blanks stand there', () => {
    expect(findGuestNameFault('  ')).toBe('name-missing');
  });

  it.each(['a'.repeat(61), 'Em\u200bmy', '\u202eEmmy', '\u2060'])('is refused as %j', (name) => {
    expect(findGuestNameFault(name)).toBe('name-invalid');
  });
});
