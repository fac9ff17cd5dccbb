import { writeLog } from '@/lib/core/server/log';
import { notePolicyReport } from './note-policy-report';

jest.mock('@/lib/core/server/log');

const send = (body: unknown) =>
  notePolicyReport(
    new Request('https://chalktalk.test/api/csp', {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'x-forwarded-for': '192.0.2.1' },
    }),
  );
beforeEach(() => jest.mocked(writeLog).mockReset());

describe('a report of the content security policy', () => {
  it('names directive and host, and no address of a page', async () => {
    const report = {
      'document-uri': 'https://chalktalk.test/j/secret-code',
      'effective-directive': 'img-src',
      'blocked-uri': 'https://evil.example/pixel?code=secret-code',
    };
    await send({ 'csp-report': report });
    expect(writeLog).toHaveBeenCalledWith('policy-violation', {
      directive: 'img-src',
      blocked: 'evil.example',
    });
  });

  it('is dropped when it has another shape', async () => {
    await send(['anything']);
    expect(writeLog).not.toHaveBeenCalled();
  });
});
