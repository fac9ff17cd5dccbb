import { readPastedLink } from './pasted-link';

const origin = 'https://chalktalk.example';
const code = 'Ab3dEf6hJ8kLm0Np-_s4T7';
const roomId = 'Ab3dEf6hJ8kLm0Np2Rs4';

describe('a pasted link to a room', () => {
  it.each([
    `https://chalktalk.example/rooms/${roomId}`,
    `https://chalktalk.example/rooms/${roomId}/`,
    `https://chalktalk.example/rooms/${roomId}/live?from=mail#top`,
    `chalktalk.example/rooms/${roomId}`,
    `/rooms/${roomId}`,
    `  <https://chalktalk.example/rooms/${roomId}>. `,
    `"https://chalktalk.example/rooms/${roomId}"`,
    roomId,
  ])('leads to the room from %s', (text) => {
    expect(readPastedLink(text, origin)).toEqual({ path: `/rooms/${roomId}` });
  });

  it.each([
    `https://chalktalk.example/j/${code}`,
    `chalktalk.example/j/${code}/`,
    ` <https://chalktalk.example/j/${code}?from=mail>. `,
    `/j/${code}`,
    code,
  ])('leads to the invite from %s', (text) => {
    expect(readPastedLink(text, origin)).toEqual({ path: `/j/${code}` });
  });

  it('says when nothing was pasted', () => {
    expect(readPastedLink('  ', origin)).toEqual({ fault: 'empty' });
  });

  it.each([
    'https://elsewhere.example/rooms/Ab3dEf6h',
    'javascript:alert(1)',
    '//evil.example/rooms/Ab3dEf6h',
  ])('says when it leads elsewhere: %s', (text) => {
    expect(readPastedLink(text, origin)).toEqual({ fault: 'elsewhere' });
  });

  it.each([
    'https://chalktalk.example/',
    'https://chalktalk.example/rooms',
    '/rooms/..%2F..%2Fapi',
    '/rooms/a b c d e f',
    '/j/short',
    'https://chalktalk.example/j/Ab3dEf6hJ8kLm0Np2Rs4T7/more',
    'hello there',
    'https://[',
  ])('says when there is no room in it: %s', (text) => {
    expect(readPastedLink(text, origin)).toEqual({ fault: 'not-a-room' });
  });
});
