/**
 * @jest-environment node
 * @jest-environment-options { "globalsCleanup": "off" }
 */
import { deleteApp, getApps } from 'firebase/app';
import { isSupported } from 'firebase/messaging';
import { contented, onPushPage } from '@/tests/support/errors/firebase/push-page';
import { readPushToken } from './messaging-kit';

jest.mock('@/lib/core/client/public-config', () => ({
  readPublicConfig: () => ({
    firebase: { apiKey: 'AIza', appId: '1:7:web:1', projectId: 'demo-chalktalk' },
    measurementId: null,
  }),
}));

// An app that is left holds the process open.
afterAll(() => Promise.all(getApps().map(deleteApp)));

const days = 24 * 60 * 60_000;

it('keeps the token of this browser for seven days, and then takes a renewed one', async () => {
  const asked: string[] = [];
  let now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  const read = () => readPushToken('BKey');
  await onPushPage(
    async () => {
      await expect(read()).resolves.toBe('after POST');
      now += 7 * days - 1;
      await expect(read()).resolves.toBe('after POST');
      now += 1;
      await expect(read()).resolves.toBe('after PATCH');
      await expect(read()).resolves.toBe('after PATCH');
      // The SDK also looks at the browser by itself, and needs the page for it.
      await isSupported();
    },
    {
      answer: ({ service, method }) => {
        if (service === 'installations') return contented({ service, method });
        asked.push(method);
        return { token: `after ${method}` };
      },
    },
  );
  expect(asked).toEqual(['POST', 'PATCH']);
});
