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
    `HTTPS://ChalkTalk.Example/rooms/${roomId}`,
    `ChalkTalk.example/rooms/${roomId}.`,
    `http://chalktalk.example/rooms/${roomId}`,
    `Tomorrow at five: https://chalktalk.example/rooms/${roomId}, see you there!`,
    `Here it is:\n\n  chalktalk.example/rooms/${roomId}/live\n\nAda`,
    `[the room](https://chalktalk.example/rooms/${roomId})`,
    `**https://chalktalk.example/rooms/${roomId}**`,
    `https://chalktalk.example/rooms/\n${roomId}`,
    `https://chalktalk.example/ro\u200boms/${roomId}\u200b`,
    `https://eur01.safelinks.example/?url=${encodeURIComponent(`https://chalktalk.example/rooms/${roomId}`)}&data=05`,
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
    `“${code}”.`,
    `Join us. https://chalktalk.example/j/${code}. It works until Friday, not at https://elsewhere.example/j/1`,
  ])('leads to the invite from %s', (text) => {
    expect(readPastedLink(text, origin)).toEqual({ path: `/j/${code}` });
  });

  it.each(['k7mp-2xqr', 'K7MP 2XQR', ' k7mp2xqr. ', 'https://chalktalk.example/j/K7MP-2XQR', 'bcdf-ghjk'])(
    'leads to the lobby from the short code %s',
    (text) => {
      const code = text.includes('bcdf') ? 'bcdfghjk' : 'k7mp2xqr';
      expect(readPastedLink(text, origin)).toEqual({ path: `/j/${code}` });
    },
  );

  it.each([
    ['k7m-p2x', '/card?code=k7m-p2x'],
    ['K7M-P2X', '/card?code=K7M-P2X'],
    ['bcd-fgh.', '/card?code=bcd-fgh'],
    [' k7mp2x ', '/card?code=k7mp2x'],
    [`https://chalktalk.example/card/k7mp2x/${roomId}`, `/card/k7mp2x/${roomId}`],
  ])('leads to the card from %s', (text, path) => {
    expect(readPastedLink(text, origin)).toEqual({ path });
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
    'hello!',
    'Re: algebra',
    `https://chalktalk.example/j/${code.toUpperCase()}/x`,
    'https://[',
  ])('says when there is no room in it: %s', (text) => {
    expect(readPastedLink(text, origin)).toEqual({ fault: 'not-a-room' });
  });
});
