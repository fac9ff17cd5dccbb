import { registerPush } from './register-push';

const order: string[] = [];

jest.mock('@/lib/core/client/public-config', () => ({ readPublicConfig: () => ({ vapidKey: 'ours' }) }));
jest.mock('./can-push', () => ({
  canPush: () => new Promise((resolve) => setTimeout(() => resolve(order.push('checked') > 0))),
}));
jest.mock('@/lib/firebase/client/load-firebase', () => ({
  loadMessaging: () => {
    order.push('code is here');
    // What else the page does next: a callable would ask the SDK for a token, with no key.
    setTimeout(() => order.push('callable'));
    return Promise.resolve({
      readPushToken: (key: string) => {
        order.push(`token by the key that is ${key}`);
        return new Promise((resolve) => setTimeout(() => resolve('token'), 5));
      },
    });
  },
}));

it('asks for the token by our key before a callable can ask by another', async () => {
  expect(await registerPush()).toBe('token');
  expect(order).toEqual(['checked', 'code is here', 'token by the key that is ours', 'callable']);
});
