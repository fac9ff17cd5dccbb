import type { Page } from 'playwright';
import { chooseKnownAccount, chooseNewAccount } from '@/tests/support/browser/choose-account';
import { serveGoogleFrames } from '@/tests/support/services/google-frames';
import { closeAdminClients, createAdminAuth } from './support/admin-client';
import { authAddress, projectId } from './support/emulator-environment';
import { openBrowserPage, type BrowserPage } from './support/open-browser-page';
import type { InPage } from './support/page-setup';
import { unique } from './support/unique';

const admin = createAdminAuth();
let browser: BrowserPage;
let page: Page;
beforeAll(async () => {
  browser = await openBrowserPage();
  page = browser.page;
  await serveGoogleFrames(page.context());
  // The page of the same site as the emulator, as it is where somebody comes back to our own host.
  await page.goto(page.url().replace('localhost', '127.0.0.1'));
  await setUpAuth();
}, 60_000);
afterAll(async () => {
  await closeAdminClients();
  await browser.close();
});

/** Sets Auth up as our pages do: the machinery of windows and redirects comes with each call. */
const setUpAuth = () =>
  page.evaluate(
    ({ projectId, url }) => {
      const page = globalThis as unknown as InPage;
      const { app: apps, auth: auths } = page.sdk;
      const app = apps.initializeApp({ projectId, apiKey: 'fake', authDomain: location.host });
      page.auth = auths.initializeAuth(app, { persistence: auths.indexedDBLocalPersistence });
      auths.connectAuthEmulator(page.auth, url, { disableWarnings: true });
      return page.auth.authStateReady();
    },
    { projectId, url: authAddress.url },
  );

const newPerson = (name: string) => ({ name, email: `${unique('elsewhere')}@example.com` });
const providersOf = async (uid: string) =>
  (await admin.getUser(uid)).providerData.map(({ providerId }) => providerId).sort();
const nextWindow = () => page.waitForEvent('popup');

describe('In Chromium, somebody', () => {
  const emmy = newPerson('Emmy Noether');

  it('signs in at another place, in a window of its own, which brings their name along', async () => {
    const opening = nextWindow();
    const signedIn = page.evaluate(async () => {
      const { sdk, auth } = globalThis as unknown as InPage;
      const { GoogleAuthProvider, signInWithPopup, browserPopupRedirectResolver } = sdk.auth;
      const { user } = await signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver);
      return { uid: user.uid, name: user.displayName, email: user.email };
    });
    await chooseNewAccount(await opening, emmy);
    const { uid, ...said } = await signedIn;
    expect(said).toEqual(emmy);
    expect(await providersOf(uid)).toEqual(['google.com']);
  });

  it('says again who they are in such a window, which somebody else does not', async () => {
    const sayAgain = () =>
      page.evaluate(async () => {
        const { sdk, auth } = globalThis as unknown as InPage;
        const { GoogleAuthProvider, reauthenticateWithPopup, browserPopupRedirectResolver } = sdk.auth;
        if (!auth.currentUser) return 'nobody is signed in';
        return reauthenticateWithPopup(
          auth.currentUser,
          new GoogleAuthProvider(),
          browserPopupRedirectResolver,
        ).then(
          ({ user }) => user.email,
          (error: unknown) => (error as { code: string }).code,
        );
      });
    const opening = nextWindow();
    const said = sayAgain();
    await chooseKnownAccount(await opening, emmy);
    expect(await said).toBe(emmy.email);
    const openingForAnother = nextWindow();
    const saidByAnother = sayAgain();
    await chooseNewAccount(await openingForAnother, newPerson('Carl Gauss'));
    expect(await saidByAnother).toBe('auth/user-mismatch');
  });

  it('links their account with a second place in such a window', async () => {
    const opening = nextWindow();
    const linked = page.evaluate(async () => {
      const { sdk, auth } = globalThis as unknown as InPage;
      const { OAuthProvider, linkWithPopup, browserPopupRedirectResolver } = sdk.auth;
      if (!auth.currentUser) throw new Error('Nobody is signed in.');
      const provider = new OAuthProvider('microsoft.com');
      return (await linkWithPopup(auth.currentUser, provider, browserPopupRedirectResolver)).user.uid;
    });
    await chooseNewAccount(await opening, newPerson(emmy.name));
    expect(await providersOf(await linked)).toEqual(['google.com', 'microsoft.com']);
  });

  it('is led to another place and back, where the page finds them once', async () => {
    const ada = newPerson('Ada Lovelace');
    const url = page.url();
    await page.evaluate(async () => {
      const { sdk, auth } = globalThis as unknown as InPage;
      const { SAMLAuthProvider, signInWithRedirect, signOut, browserPopupRedirectResolver } = sdk.auth;
      await signOut(auth);
      // Never settles: the page goes.
      void signInWithRedirect(auth, new SAMLAuthProvider('saml.academy'), browserPopupRedirectResolver);
    });
    await page.waitForURL(/emulator\/auth\/handler/);
    await chooseNewAccount(page, ada);
    await page.waitForURL(url);
    const comeBack = async () => {
      await setUpAuth();
      return page.evaluate(async () => {
        const { sdk, auth } = globalThis as unknown as InPage;
        const { getRedirectResult, browserPopupRedirectResolver } = sdk.auth;
        const result = await getRedirectResult(auth, browserPopupRedirectResolver);
        return { found: result?.user.email, signedIn: auth.currentUser?.email };
      });
    };
    expect(await comeBack()).toEqual({ found: ada.email, signedIn: ada.email });
    await page.reload();
    expect(await comeBack()).toEqual({ signedIn: ada.email });
    expect(browser.problems).toEqual([]);
  });
});
