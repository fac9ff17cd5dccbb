import { expect, test } from '@/tests/support/test';

test.describe('What strangers learn about the health of the product', () => {
  test('The answer names each service’s state and the release, and nothing else', async ({ request }) => {
    const answer = await request.get('/api/health');

    expect(answer.status()).toBe(200);
    expect(await answer.json()).toEqual({
      ok: true,
      release: 'chalktalk@4.41.3',
      services: { auth: true, firestore: true, database: true, storage: true, livekit: true },
    });
  });

  test('The answer must not be cached', async ({ request }) => {
    const answer = await request.get('/api/health');

    expect(answer.headers()['cache-control']).toBe('no-store');
  });

  test('The route refuses every method but GET', async ({ request }) => {
    const answer = await request.post('/api/health', { data: {} });

    expect(answer.status()).toBe(405);
    expect(await answer.text()).toBe('');
  });
});
