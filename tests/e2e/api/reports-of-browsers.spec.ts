import { ask } from '@/tests/support/api/ask';
import { expect, test } from './support/api-test';

const envelope = (dsn: string) => `${JSON.stringify({ dsn })}\n{"type":"event"}\n{}`;

test('An error report for another organisation goes nowhere', async () => {
  const body = envelope('https://key@o1.ingest.sentry.io/1');
  expect((await ask('/monitoring?o=1&p=1', { body, contentType: 'text/plain' })).status).toBe(404);
  expect((await ask('/monitoring?o=1&p=1', { body: 'hello', contentType: 'text/plain' })).status).toBe(400);
});

test('A report of the content security policy is taken', async () => {
  const body = JSON.stringify({ 'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': 'data' } });
  expect((await ask('/api/csp', { body, contentType: 'application/csp-report' })).status).toBe(200);
});
