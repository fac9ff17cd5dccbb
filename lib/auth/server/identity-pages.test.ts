import { answerIdentityPage } from './identity-pages';

const env = { FIREBASE_PROJECT_ID: 'chalk-1' };

const upstream = (answer: Response) => jest.spyOn(globalThis, 'fetch').mockResolvedValue(answer);
const ask = (init: RequestInit = {}) =>
  new Request('https://chalk.example/__/auth/handler?providerId=google.com', init);

afterEach(() => void jest.restoreAllMocks());

describe('the pages of Firebase Auth on our own host', () => {
  it('come from the project, with the query and without cookies of either side', async () => {
    const fetched = upstream(
      new Response('<html>', {
        status: 200,
        headers: { 'content-type': 'text/html', 'set-cookie': 'theirs=1', 'x-frame-options': 'DENY' },
      }),
    );
    const headers = { cookie: 'ours=1', authorization: 'Bearer ours', accept: 'text/html' };
    const answer = await answerIdentityPage(ask({ headers }), ['auth', 'handler'], env);
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect((url as URL).href).toBe('https://chalk-1.firebaseapp.com/__/auth/handler?providerId=google.com');
    expect([...(init?.headers as Headers).keys()]).toEqual(['accept']);
    expect(await answer.text()).toBe('<html>');
    expect([...answer.headers.keys()]).toEqual(['content-type']);
  });

  it('hand on redirects and what a provider posts', async () => {
    const fetched = upstream(new Response(null, { status: 302, headers: { location: '/__/auth/handler' } }));
    const answer = await answerIdentityPage(
      ask({ method: 'POST', body: 'SAMLResponse=x' }),
      ['auth', 'handler'],
      env,
    );
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', redirect: 'manual' });
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe('/__/auth/handler');
  });

  it.each([[['auth']], [['other', 'x']], [['auth', '..', '..', 'x']], [[]]])(
    'are only these: %j',
    async (path) => {
      const fetched = upstream(new Response());
      expect((await answerIdentityPage(ask(), path, env)).status).toBe(404);
      expect(fetched).not.toHaveBeenCalled();
    },
  );

  it('keep their place in the address, whatever stands in a segment', async () => {
    const fetched = upstream(new Response());
    await answerIdentityPage(ask(), ['auth', '../../evil', 'a?b#c'], env);
    expect((fetched.mock.calls[0]?.[0] as URL).href).toBe(
      'https://chalk-1.firebaseapp.com/__/auth/..%2F..%2Fevil/a%3Fb%23c?providerId=google.com',
    );
  });

  it('take no endless body, and say so when the project does not answer', async () => {
    const fetched = upstream(new Response());
    const large = ask({ method: 'POST', body: 'x'.repeat(600_000) });
    expect((await answerIdentityPage(large, ['auth', 'handler'], env)).status).toBe(413);
    fetched.mockRejectedValueOnce(new Error('no network'));
    expect((await answerIdentityPage(ask(), ['auth', 'handler'], env)).status).toBe(502);
  });
});
