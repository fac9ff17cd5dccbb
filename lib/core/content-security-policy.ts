/** What the policy depends on; all of it is known when a request comes in. */
export type PolicySources = {
  /** A new one for each request. */
  nonce: string;
  /** `next dev` compiles in the browser, which needs eval, and reloads by a socket. */
  isDevelopment: boolean;
  /** The address at which browsers reach the media server. */
  livekitUrl: string | null;
  /**
   * The domain of Firebase Auth's own pages; a frame of them tells us how a sign-in at another provider has ended.
   */
  authDomain: string | null;
  /** `host:port` of the Auth emulator, when one is used. */
  authEmulator: string | null;
  databaseUrl: string | null;
  /** `host:port` of the database's emulator, when one is used. */
  databaseEmulator: string | null;
  /** `host:port` of the Firebase emulators, when they are used. */
  emulators: readonly string[];
  /** Where error reports go. Those to sentry.io also go through our own tunnel. */
  sentryDsn: string | null;
  /** Whether this deployment counts its use by Google Analytics. */
  isCounted: boolean;
  /** Whether browsers register for push. */
  hasPush: boolean;
};

/** The hosts of Firebase that the SDKs in use ask: Auth, its token service, Firestore, Storage. */
const firebaseHosts = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
  'https://firestore.googleapis.com',
  'https://firebasestorage.googleapis.com',
];

/** The hosts of Google Analytics, asked after a yes only. Its script needs none: ours loads it. */
const countingHosts = [
  'https://firebase.googleapis.com',
  'https://firebaseinstallations.googleapis.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://www.googletagmanager.com',
];

/** Where a browser registers for push. With emulators too: no emulator replaces them. */
const pushHosts = ['https://firebaseinstallations.googleapis.com', 'https://fcmregistrations.googleapis.com'];

/**
 * The Content-Security-Policy of a page. Scripts run only with this request's nonce, or when such a script
 * loads them; the page talks only to us, Firebase and the media server. Styles may be inline: several UI
 * packages insert style elements that can carry no nonce, and a nonce here would switch 'unsafe-inline' off.
 */
export function contentSecurityPolicy(sources: PolicySources): string {
  const { nonce, isDevelopment, isCounted } = sources;
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      `'nonce-${nonce}'`,
      "'strict-dynamic'",
      ...(isDevelopment ? ["'unsafe-eval'"] : []),
    ],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'blob:', 'data:', ...(isCounted ? countingHosts.slice(2) : [])],
    'font-src': ["'self'"],
    'media-src': ["'self'", 'blob:', 'mediastream:'],
    'worker-src': ["'self'", 'blob:'],
    'connect-src': ["'self'", ...connections(sources), ...(isCounted ? countingHosts : [])],
    'frame-src': frames(sources),
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'report-uri': ['/api/csp'],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

/** Firebase Auth's own pages, and the frame in which the database's client says good-bye after long polling. */
function frames({ authDomain, authEmulator, databaseUrl, databaseEmulator }: PolicySources): string[] {
  const identity = authEmulator ? [`http://${authEmulator}`] : authDomain ? [`https://${authDomain}`] : [];
  const database = databaseEmulator
    ? [`http://${databaseEmulator}`]
    : databaseDomain(databaseUrl).map((domain) => `https://*.${domain}`);
  const all = [...identity, ...database];
  return all.length > 0 ? all : ["'none'"];
}

function connections({
  livekitUrl,
  databaseUrl,
  emulators,
  sentryDsn,
  hasPush,
  isDevelopment,
}: PolicySources): string[] {
  const services =
    emulators.length > 0 ? emulators.flatMap(bothOf) : [...firebaseHosts, ...databaseHosts(databaseUrl)];
  return [
    ...services,
    ...(hasPush ? pushHosts : []),
    ...mediaHosts(livekitUrl),
    ...originOf(sentryDsn),
    ...(isDevelopment ? ['ws:'] : []),
  ];
}

const originOf = (url: string | null): string[] => (url && URL.canParse(url) ? [new URL(url).origin] : []);

const bothOf = (host: string): string[] => [`http://${host}`, `ws://${host}`];

/** The database moves its sockets to a server of its own choice inside the same domain. */
function databaseHosts(url: string | null): string[] {
  return databaseDomain(url).flatMap((domain) => {
    const { host } = new URL(url ?? '');
    return [`https://${host}`, `wss://${host}`, `wss://*.${domain}`];
  });
}

/** The domain of the database's servers; none where the address is no address. */
function databaseDomain(url: string | null): string[] {
  return url && URL.canParse(url) ? [new URL(url).host.split('.').slice(1).join('.')] : [];
}

/** The socket, and beside it HTTP on the same host: the SDK asks there why a connection was refused. */
function mediaHosts(url: string | null): string[] {
  if (!url || !URL.canParse(url)) return [];
  const { protocol, host } = new URL(url);
  const isSecure = protocol === 'wss:' || protocol === 'https:';
  const own = isSecure ? [`https://${host}`, `wss://${host}`] : bothOf(host);
  // LiveKit Cloud names the server of a region by a host of its own.
  return host.endsWith('.livekit.cloud') ? [...own, 'https://*.livekit.cloud', 'wss://*.livekit.cloud'] : own;
}
