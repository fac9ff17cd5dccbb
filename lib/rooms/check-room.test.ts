import { findRoomNameFault } from './check-room';

describe('the name of a new room', () => {
  it('may be anything that can be read', () => {
    expect(findRoomNameFault(' Waves on a string ')).toBeNull();
  });

  it('is missing when nothing but blanks stands there', () => {
    expect(findRoomNameFault('  ')).toBe('missing');
  });

  it.each(['a'.repeat(61), 'Waves\u202e on a string'])('cannot be %j', (name) => {
    expect(findRoomNameFault(name)).toBe('invalid');
  });
});
