import { firstName } from './first-name';

test('The first name is what stands before the first blank', () => {
  expect(firstName('  Ada  Lovelace')).toBe('Ada');
  expect(firstName('Ada')).toBe('Ada');
});
