import { parsePhoneIdentity, toPhoneIdentity, withoutPhone } from './phone-identity';

const phone = { uid: 'ada_b', joinId: 'abcdefgh12345678', phoneId: 'ABCDEFGH12345678' };

it('names a phone beside the join of its person, and finds both again', () => {
  const identity = toPhoneIdentity(phone);
  expect(identity).toBe('ada_b_abcdefgh12345678#phone-ABCDEFGH12345678');
  expect(parsePhoneIdentity(identity)).toEqual(phone);
  expect(withoutPhone(identity)).toBe('ada_b_abcdefgh12345678');
});

it.each([
  'ada_abcdefgh12345678',
  'ada_abcdefgh12345678#camera',
  'ada_abcdefgh12345678#phone-short',
  'eve#phone-ABCDEFGH12345678',
])('takes %s for no phone', (identity) => {
  expect(parsePhoneIdentity(identity)).toBeNull();
  expect(withoutPhone(identity)).toBe(identity);
});
