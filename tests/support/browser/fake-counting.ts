import type { BrowserContext } from '@playwright/test';
import { stackEnvironment } from '@/tests/support/services/stack-environment';

/**
 * What Google's script does with what lies in the data layer, in a few lines: events become requests, unless counting
 * is switched off.
 */
const script = `(() => {
  const send = ([command, name, params]) => {
    if (command !== 'event' || window['ga-disable-' + params.send_to]) return;
    navigator.sendBeacon('https://www.google-analytics.com/g/collect?en=' + name, JSON.stringify(params));
  };
  const layer = window.dataLayer;
  [...layer].forEach(send);
  const push = layer.push.bind(layer);
  layer.push = (entry) => (send(entry), push(entry));
})();`;

/**
 * Makes the deployment of this context one that counts, and answers for Google. Returns what reaches Google: a host, or
 * an event with its parameters.
 */
export async function fakeCounting(context: BrowserContext): Promise<readonly string[]> {
  const asked: string[] = [];
  // A page that a test answers for counts as one of the internet, which asks before it talks to this machine.
  await context.grantPermissions(['local-network-access']);
  await context.route(`${stackEnvironment().appUrl}/**`, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace('"measurementId":null', '"measurementId":"G-TEST"');
    const { 'content-security-policy': policy = '', ...headers } = response.headers();
    const hosts =
      'connect-src https://firebase.googleapis.com https://firebaseinstallations.googleapis.com https://*.google-analytics.com';
    const counted = policy.replace('connect-src', hosts);
    return route.fulfill({ response, body, headers: { ...headers, 'content-security-policy': counted } });
  });
  await context.route(
    /^https:\/\/([a-z]+\.)*(googleapis|google-analytics|googletagmanager)\.com/,
    (route) => {
      const request = route.request();
      const { host, pathname, searchParams } = new URL(request.url());
      const isEvent = pathname === '/g/collect';
      asked.push(isEvent ? `${searchParams.get('en') ?? ''} ${request.postData() ?? ''}` : host);
      const headers = { 'access-control-allow-origin': '*' };
      if (host === 'www.googletagmanager.com') {
        return route.fulfill({ contentType: 'text/javascript', body: script });
      }
      if (isEvent) return route.fulfill({ status: 204, headers });
      const token = { token: 't', expiresIn: '604800s' };
      const json = { measurementId: 'G-TEST', appId: 'app', refreshToken: 'r', authToken: token };
      return route.fulfill({ headers, json });
    },
  );
  return asked;
}
