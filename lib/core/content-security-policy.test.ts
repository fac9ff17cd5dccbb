import { contentSecurityPolicy, type PolicySources } from './content-security-policy';

const production: PolicySources = {
  nonce: 'bm9uY2U=',
  isDevelopment: false,
  livekitUrl: 'wss://media.example',
  authDomain: 'chalktalk.firebaseapp.com',
  authEmulator: null,
  databaseUrl: 'https://chalktalk-default-rtdb.europe-west1.firebasedatabase.app',
  databaseEmulator: null,
  emulators: [],
  sentryDsn: null,
  isCounted: false,
  hasPush: false,
};

const directivesOf = (sources: PolicySources): Map<string, string[]> =>
  new Map(
    contentSecurityPolicy(sources)
      .split('; ')
      .map((directive) => {
        const [name = '', ...values] = directive.split(' ');
        return [name, values];
      }),
  );

describe('the content security policy', () => {
  it('lets scripts run by the nonce of the request only', () => {
    expect(directivesOf(production).get('script-src')).toEqual([
      "'self'",
      "'nonce-bm9uY2U='",
      "'strict-dynamic'",
    ]);
  });

  it('allows eval in development only', () => {
    const scripts = directivesOf({ ...production, isDevelopment: true }).get('script-src');
    expect(scripts).toContain("'unsafe-eval'");
    expect(contentSecurityPolicy(production)).not.toContain('unsafe-eval');
  });

  it('lets error reports out to their address, without the key in it', () => {
    const sentryDsn = 'https://public@errors.example/1';
    expect(directivesOf({ ...production, sentryDsn }).get('connect-src')).toContain('https://errors.example');
  });

  it('admits the hosts that count only where the deployment counts', () => {
    expect(contentSecurityPolicy(production)).not.toContain('google-analytics');
    const counted = directivesOf({ ...production, isCounted: true });
    expect(counted.get('connect-src')).toContain('https://*.google-analytics.com');
    expect(counted.get('img-src')).toContain('https://www.googletagmanager.com');
    expect(counted.get('script-src')).toEqual(directivesOf(production).get('script-src'));
  });

  it('lets a browser register for push where this deployment sends any', () => {
    const hosts = ['https://firebaseinstallations.googleapis.com', 'https://fcmregistrations.googleapis.com'];
    const pushing = directivesOf({ ...production, hasPush: true }).get('connect-src');
    expect(pushing).toEqual(expect.arrayContaining(hosts));
  });

  it('keeps the nonce out of the styles, where it would forbid inline ones', () => {
    expect(directivesOf(production).get('style-src')).toEqual(["'self'", "'unsafe-inline'"]);
  });

  it('lets the page talk to us, Firebase and the media server, and to nobody else', () => {
    expect(directivesOf(production).get('connect-src')).toEqual([
      "'self'",
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
      'https://firestore.googleapis.com',
      'https://firebasestorage.googleapis.com',
      'https://chalktalk-default-rtdb.europe-west1.firebasedatabase.app',
      'wss://chalktalk-default-rtdb.europe-west1.firebasedatabase.app',
      'wss://*.europe-west1.firebasedatabase.app',
      'https://media.example',
      'wss://media.example',
    ]);
  });

  it('lets the page reach the regions of LiveKit Cloud', () => {
    const cloud = directivesOf({ ...production, livekitUrl: 'wss://chalk.livekit.cloud' }).get('connect-src');
    expect(cloud).toEqual(expect.arrayContaining(['wss://chalk.livekit.cloud', 'https://*.livekit.cloud']));
  });

  it('names the emulators instead of Firebase where there are any', () => {
    const local = directivesOf({
      ...production,
      livekitUrl: 'ws://127.0.0.1:7880',
      databaseUrl: 'http://127.0.0.1:9000?ns=demo-default-rtdb',
      emulators: ['127.0.0.1:9099', '127.0.0.1:9000'],
    });
    expect(local.get('connect-src')).toEqual([
      "'self'",
      'http://127.0.0.1:9099',
      'ws://127.0.0.1:9099',
      'http://127.0.0.1:9000',
      'ws://127.0.0.1:9000',
      'http://127.0.0.1:7880',
      'ws://127.0.0.1:7880',
    ]);
  });

  it('frames the identity service, and the database for long polling', () => {
    expect(directivesOf(production).get('frame-src')).toEqual([
      'https://chalktalk.firebaseapp.com',
      'https://*.europe-west1.firebasedatabase.app',
    ]);
    const emulators = { authEmulator: '127.0.0.1:9099', databaseEmulator: '127.0.0.1:9000' };
    expect(directivesOf({ ...production, ...emulators }).get('frame-src')).toEqual([
      'http://127.0.0.1:9099',
      'http://127.0.0.1:9000',
    ]);
  });

  it('stands without a configuration, for the page that says what is missing', () => {
    const bare = directivesOf({
      ...production,
      livekitUrl: null,
      authDomain: null,
      databaseUrl: 'not an address',
    });
    expect(bare.get('frame-src')).toEqual(["'none'"]);
    expect(bare.get('connect-src')).toHaveLength(5);
  });

  it('lets nobody frame us, and no plug-in and no base element in', () => {
    const directives = directivesOf(production);
    for (const name of ['object-src', 'base-uri', 'frame-ancestors'])
      expect(directives.get(name)).toEqual(["'none'"]);
  });
});
