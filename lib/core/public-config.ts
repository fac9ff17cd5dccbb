/**
 * What the browser is told about this deployment. It is read from the environment at request time and handed
 * to the page by the root layout, so one build serves every deployment. Everything in here is public.
 */
export type PublicConfig = {
  release: string;
  firebase: {
    apiKey: string;
    authDomain: string;
    projectId: string;
    databaseURL: string;
    storageBucket: string;
    appId: string;
  };
  /** `host:port` of each Firebase emulator, on a developer's machine only. */
  emulators: { auth: string; firestore: string; database: string; storage: string } | null;
  /** Where browsers reach the media server: `ws://…` or `wss://…`. */
  livekitUrl: string;
  sentryDsn: string | null;
  /** The stream of Google Analytics; null where nothing is counted. */
  measurementId: string | null;
  /** The public key of web push; null where this deployment sends no push. */
  vapidKey: string | null;
};

/** The id of the script element of the page that holds the configuration. */
export const publicConfigElementId = 'public-config';

/**
 * Reads what `publicConfigText` wrote. The text comes from our own server, so a wrong shape is a defect of the
 * deployment: it throws an Error that names the field.
 */
export function parsePublicConfig(text: string): PublicConfig {
  const config: unknown = JSON.parse(text);
  const firebase = field(config, 'firebase');
  const emulators = field(config, 'emulators');
  const sentryDsn = field(config, 'sentryDsn');
  const measurementId = field(config, 'measurementId');
  const vapidKey = field(config, 'vapidKey');
  return {
    release: textField(config, 'release'),
    firebase: {
      apiKey: textField(firebase, 'apiKey'),
      authDomain: textField(firebase, 'authDomain'),
      projectId: textField(firebase, 'projectId'),
      databaseURL: textField(firebase, 'databaseURL'),
      storageBucket: textField(firebase, 'storageBucket'),
      appId: textField(firebase, 'appId'),
    },
    emulators:
      emulators === null
        ? null
        : {
            auth: textField(emulators, 'auth'),
            firestore: textField(emulators, 'firestore'),
            database: textField(emulators, 'database'),
            storage: textField(emulators, 'storage'),
          },
    livekitUrl: textField(config, 'livekitUrl'),
    sentryDsn: sentryDsn === null ? null : textField(config, 'sentryDsn'),
    measurementId: measurementId === null ? null : textField(config, 'measurementId'),
    vapidKey: vapidKey === null ? null : textField(config, 'vapidKey'),
  };
}

/**
 * The configuration as JSON that may stand inside a script element: `<` is escaped, so that no value can end
 * the element or open a comment.
 */
export function publicConfigText(config: PublicConfig): string {
  return JSON.stringify(config).replaceAll('<', '\\u003c');
}

function field(holder: unknown, name: string): unknown {
  return typeof holder === 'object' && holder !== null
    ? (holder as Record<string, unknown>)[name]
    : undefined;
}

function textField(holder: unknown, name: string): string {
  const value = field(holder, name);
  if (typeof value !== 'string') throw new Error(`The public configuration has no text in "${name}".`);
  return value;
}
