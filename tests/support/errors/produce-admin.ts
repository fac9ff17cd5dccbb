import { Agent } from 'node:https';
import { connect } from 'node:net';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { getMessaging } from 'firebase-admin/messaging';
import type { Producer, Producers } from './producer';
import { withStandIn, type Answer } from './firebase/stand-in';
import { makeToken } from './firebase/with-auth';

const projectId = 'demo-chalktalk';
const credential = {
  getAccessToken: () => Promise.resolve({ access_token: 'stand-in', expires_in: 3600 }),
};
let made = 0;

async function withAdminApp(use: (app: App) => Promise<unknown>, httpAgent?: Agent): Promise<unknown> {
  made += 1;
  const app = initializeApp({ projectId, credential, ...(httpAgent && { httpAgent }) }, `producer ${made}`);
  try {
    return await use(app);
  } finally {
    await deleteApp(app);
  }
}

const emulator = 'FIREBASE_AUTH_EMULATOR_HOST';

/** The Admin SDK's Auth, beside an identity service that answers so. */
const asked = (answer: Answer, use: (auth: Auth) => Promise<unknown>): Producer => ({
  by: 'answer',
  produce: () =>
    withStandIn(
      () => answer,
      async (host) => {
        const before = process.env[emulator];
        process.env[emulator] = host;
        try {
          return await withAdminApp((app) => use(getAuth(app)));
        } finally {
          if (before === undefined) Reflect.deleteProperty(process.env, emulator);
          else process.env[emulator] = before;
        }
      },
    ),
});
const called = (use: (auth: Auth) => Promise<unknown>): Producer => ({ ...asked('late', use), by: 'call' });
const refused = (message: string): Producer =>
  asked({ status: 400, body: { error: { message } } }, (auth) =>
    auth.createUser({ uid: 'ada', email: 'ada@chalktalk.example' }),
  );

const hourAgo = Math.floor(Date.now() / 1000) - 3600;
const old = { auth_time: hourAgo, iat: hourAgo, exp: hourAgo + 60 };
const cookie = { iss: `https://session.firebase.google.com/${projectId}` };
/** The account as the service has it after its owner signed out everywhere. */
const signedOut: Answer = {
  status: 200,
  body: { users: [{ localId: 'ada', validSince: String(hourAgo + 3590) }] },
};

/** Hands a push in at a push service that refuses it so. */
const notSent = (errorCode: string): Producer => ({
  by: 'answer',
  produce: () =>
    withStandIn(
      () => ({ status: 400, body: { error: { status: errorCode, message: 'The words of a service' } } }),
      (host) => {
        const [name, port] = host.split(':');
        // The address of the push service is fixed in the SDK, which no longer looks once it has a connection.
        const agent = new Agent();
        Object.assign(agent, { createConnection: () => connect(Number(port), name) });
        return withAdminApp((app) => getMessaging(app).send({ token: 'laptop' }), agent);
      },
    ),
});

export const adminProducers: Producers = {
  'auth/id-token-expired': called((auth) => auth.verifyIdToken(makeToken(old))),
  'auth/id-token-revoked': asked(signedOut, (auth) => auth.verifyIdToken(makeToken(), true)),
  'auth/session-cookie-expired': called((auth) => auth.verifySessionCookie(makeToken({ ...cookie, ...old }))),
  'auth/session-cookie-revoked': asked(signedOut, (auth) =>
    auth.verifySessionCookie(makeToken(cookie), true),
  ),
  'admin-auth/argument-error': called((auth) => auth.verifyIdToken('no.token')),
  'auth/claims-too-large': called((auth) => auth.setCustomUserClaims('ada', { long: 'x'.repeat(1000) })),
  'auth/reserved-claim': called((auth) => auth.setCustomUserClaims('ada', { iss: 'ours' })),
  'auth/insufficient-permission': refused('INSUFFICIENT_PERMISSION'),
  'auth/invalid-session-cookie-duration': called((auth) =>
    auth.createSessionCookie(makeToken(), { expiresIn: 1 }),
  ),
  'admin-auth/user-not-found': asked({ status: 200, body: { users: [] } }, (auth) => auth.getUser('ada')),
  'auth/email-already-exists': refused('EMAIL_EXISTS'),
  'auth/uid-already-exists': refused('DUPLICATE_LOCAL_ID'),
  'messaging/registration-token-not-registered': notSent('UNREGISTERED'),
  'messaging/invalid-registration-token': notSent('InvalidRegistration'),
  'messaging/mismatched-credential': notSent('SENDER_ID_MISMATCH'),
  'messaging/message-rate-exceeded': notSent('QUOTA_EXCEEDED'),
  'messaging/device-message-rate-exceeded': notSent('DeviceMessageRateExceeded'),
  'messaging/payload-size-limit-exceeded': notSent('MessageTooBig'),
  'messaging/server-unavailable': notSent('UNAVAILABLE'),
  'messaging/third-party-auth-error': notSent('THIRD_PARTY_AUTH_ERROR'),
};
