import { isHostedDsn } from '@/lib/telemetry/parse-dsn';
import { forwardReport } from './forward-report';

const dsn = 'https://key@o1.ingest.sentry.io/42';
const report = (named: string) => `${JSON.stringify({ dsn: named })}\n{"type":"event"}\n{}`;
let address = 0;
const send = async (body: string, env: Record<string, string> = { SENTRY_DSN: dsn }, from?: string) => {
  const headers = { 'x-forwarded-for': from ?? `192.0.2.${(address += 1)}` };
  const request = new Request('https://chalktalk.test/monitoring', { method: 'POST', body, headers });
  try {
    await forwardReport(request, env);
    return 'forwarded';
  } catch (thrown) {
    return (thrown as { code?: string }).code;
  }
};

const fetched = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
beforeEach(() => {
  fetched.mockReset().mockResolvedValue(new Response('{}'));
  globalThis.fetch = fetched;
});

describe('an error report of a page', () => {
  it('goes to the project of the deployment', async () => {
    expect(await send(report(dsn))).toBe('forwarded');
    expect(fetched).toHaveBeenCalledWith(
      'https://o1.ingest.sentry.io/api/42/envelope/',
      expect.objectContaining({ method: 'POST', body: report(dsn), redirect: 'error' }),
    );
  });

  it.each([
    ['another organisation', report('https://key@o2.ingest.sentry.io/42'), 'request/unknown-callable'],
    ['another project', report('https://key@o1.ingest.sentry.io/43'), 'request/unknown-callable'],
    ['no project', '{}', 'request/malformed'],
    ['nothing that is a report', 'hello', 'request/malformed'],
    ['more than a report', `${report(dsn)}${'x'.repeat(201 * 1024)}`, 'request/too-large'],
  ])('goes nowhere when it is for %s', async (_, body, code) => {
    expect(await send(body)).toBe(code);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('goes nowhere when the deployment has no project', async () => {
    expect(await send(report(dsn), {})).toBe('request/unknown-callable');
    expect(fetched).not.toHaveBeenCalled();
  });

  it('is refused when one address sends too many', async () => {
    const answers = [];
    for (let count = 0; count < 31; count += 1)
      answers.push(await send(report(dsn), undefined, '203.0.113.9'));
    expect(answers.filter((answer) => answer === 'forwarded')).toHaveLength(30);
    expect(answers.at(-1)).toBe('request/rate-limited');
  });

  it('takes the way over our host only where blockers know the other one', () => {
    expect([dsn, 'https://key@errors.example/1', 'nothing'].map(isHostedDsn)).toEqual([true, false, false]);
  });
});
