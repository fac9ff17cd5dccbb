import { requestTicket } from './request-ticket';

const ticket = {
  token: 't',
  url: 'ws://127.0.0.1',
  identity: 'ada_1',
  joinId: '1',
  roomName: 'Waves',
  preset: 'lesson',
  sessionId: 's',
  profile: 'learner',
  kind: 'account',
  seat: 3,
  access: {},
  epochs: { room: 1, person: 1 },
  expiresAt: 1,
};
const answer = (body: unknown, status = 200) =>
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(JSON.stringify(body), { status }));
const request = () => requestTicket({ roomId: 'room', joinId: null, idToken: 'id' });

describe('asking for a token', () => {
  it('asks elsewhere for a rehearsal', async () => {
    const fetch = answer(ticket);
    await requestTicket({ roomId: 'room', joinId: null, idToken: 'id', isRehearsal: true });
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/rooms/room/rehearsal');
  });

  it('sends the ID token and, when coming back, the same join', async () => {
    const fetch = answer(ticket);
    await requestTicket({ roomId: 'room', joinId: 'abc', idToken: 'id' });
    const [url, init] = fetch.mock.calls[0]!;
    expect(url).toBe('/api/rooms/room/token');
    expect(init).toMatchObject({ method: 'POST', body: '{"joinId":"abc"}' });
    expect(init?.headers).toMatchObject({ authorization: 'Bearer id' });
  });

  it('says that it only goes on, where it does', async () => {
    const fetch = answer(ticket);
    await requestTicket({ roomId: 'room', joinId: 'abc', isRefresh: true, idToken: 'id' });
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({ body: '{"joinId":"abc","isRefresh":true}' });
  });

  it('throws the code of a refusal', async () => {
    answer({ error: { code: 'rooms/full', requestId: 'r1' } }, 409);
    await expect(request()).rejects.toMatchObject({ code: 'rooms/full', requestId: 'r1' });
  });

  it.each([
    ['a page of a proxy', new Response('<html>', { status: 502 })],
    ['an answer without a token', new Response('{}')],
  ])('takes %s for a failure of the server', async (_name, response) => {
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(response);
    await expect(request()).rejects.toMatchObject({ code: 'server/internal' });
  });

  it('says that the network is away', async () => {
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(request()).rejects.toMatchObject({ code: 'client/offline' });
  });

  it('says that no answer came in time', async () => {
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new DOMException('', 'TimeoutError'));
    await expect(request()).rejects.toMatchObject({ code: 'request/timeout' });
  });
});
