import { toRoomQuery } from './room-query';

const origin = 'https://chalktalk.example';
const roomId = 'abcdefghij0123456789';

describe('what is looked for', () => {
  it('is the beginning of a name, as it was typed', () => {
    expect(toRoomQuery('  Algebra on ', origin)).toEqual({ query: 'Algebra on' });
    expect(toRoomQuery('Groups/rings', origin)).toEqual({ query: 'Groups/rings' });
    expect(toRoomQuery('', origin)).toEqual({ query: '' });
  });

  it('is the room of a pasted link, to its page or to its call', () => {
    expect(toRoomQuery(`${origin}/rooms/${roomId}`, origin)).toEqual({ query: roomId });
    expect(toRoomQuery(`chalktalk.example/rooms/${roomId}/live`, origin)).toEqual({ query: roomId });
  });

  it('is no room behind an invite, on another site, or elsewhere on this one', () => {
    expect(toRoomQuery(`${origin}/j/abcdefghijklmnopqrstuv`, origin)).toEqual({ fault: 'invite' });
    expect(toRoomQuery(`https://elsewhere.example/rooms/${roomId}`, origin)).toEqual({ fault: 'elsewhere' });
    expect(toRoomQuery(`${origin}/account`, origin)).toEqual({ fault: 'not-a-room' });
  });
});
