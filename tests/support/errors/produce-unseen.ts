import { getToken as getAppCheckToken, initializeAppCheck, ReCaptchaV3Provider } from 'firebase/app-check';
import { getInstallations, getToken, type Installations } from 'firebase/installations';
import type { Producer, Producers } from './producer';
import { onPushPage } from './firebase/push-page';
import { thrownBy } from './firebase/stand-in';
import { withApp } from './firebase/with-app';
import { withGlobals } from './firebase/with-globals';

/** What Google's script puts on a page, when it takes the visitor for a person. */
const believes = () => {
  let judged = () => undefined;
  return {
    ready: (run: () => void) => run(),
    render: (_: string, { callback }: { callback: () => undefined }) => {
      judged = callback;
      return 'widget';
    },
    execute: () => {
      judged();
      return Promise.resolve('a person');
    },
  };
};
const doubts = () => ({ ...believes(), execute: () => Promise.reject(new Error('The words of a script')) });

/** The address that a page asks for proof at. */
const document = {
  createElement: () => ({ style: {} }),
  body: { appendChild: () => undefined },
  addEventListener: () => undefined,
};

/** Asks for the proof so many times; the service of App Check answers so. */
const proven = (fetch: () => Promise<Response>, { times = 1, grecaptcha = believes() } = {}): Producer => ({
  by: 'answer',
  produce: () =>
    onPushPage(() =>
      withGlobals({ document, grecaptcha, fetch }, () =>
        withApp(async (app) => {
          const appCheck = initializeAppCheck(app, {
            provider: new ReCaptchaV3Provider('site'),
            isTokenAutoRefreshEnabled: false,
          });
          for (let time = 1; time < times; time += 1) await thrownBy(() => getAppCheckToken(appCheck, true));
          return getAppCheckToken(appCheck, true);
        }),
      ),
    ),
});
const installed = (
  use: (installations: Installations) => Promise<unknown>,
  page?: Parameters<typeof onPushPage>[1],
) => onPushPage(() => withApp((app) => use(getInstallations(app))), page);
const forbidden = () => Promise.resolve(Response.json({}, { status: 403 }));

export const unseenProducers: Producers = {
  'appCheck/throttled': proven(forbidden, { times: 2 }),
  'appCheck/initial-throttle': proven(forbidden),
  'appCheck/recaptcha-error': { ...proven(forbidden, { grecaptcha: doubts() }), by: 'call' },
  'appCheck/fetch-network-error': proven(() => Promise.reject(new TypeError('Failed to fetch'))),
  'installations/app-offline': {
    by: 'call',
    produce: () =>
      installed(async (installations) => {
        await getToken(installations);
        return withGlobals({ navigator: { onLine: false } }, () => getToken(installations, true));
      }),
  },
  'installations/request-failed': {
    by: 'answer',
    produce: () => installed((installations) => getToken(installations), { answer: () => ({ error: {} }) }),
  },
};
