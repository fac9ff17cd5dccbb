import type { FirebaseOptions } from 'firebase/app';
import { connectAuthEmulator, initializeAuth, inMemoryPersistence, type Auth } from 'firebase/auth';
import { withStandIn, type Answer, type Asked } from './stand-in';
import { withApp } from './with-app';

/** Gives the real Auth, whose identity service is a stand-in. */
export const withAuth = <Result>(
  answer: (asked: Asked) => Answer,
  use: (auth: Auth) => Result | PromiseLike<Result>,
  options: FirebaseOptions = {},
): Promise<Result> =>
  withStandIn(answer, (host) =>
    withApp((app) => {
      const auth = initializeAuth(app, { persistence: inMemoryPersistence });
      connectAuthEmulator(auth, `http://${host}`, { disableWarnings: true });
      return use(auth);
    }, options),
  );

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const now = () => Math.floor(Date.now() / 1000);

/** An ID token as an Auth emulator makes it: it has no signature. */
export const makeToken = (claims: object = {}, header: object = { alg: 'none', typ: 'JWT' }): string =>
  `${part(header)}.${part({
    iss: 'https://securetoken.google.com/demo-chalktalk',
    ...{ aud: 'demo-chalktalk', sub: 'ada', uid: 'ada', user_id: 'ada' },
    ...{ auth_time: now() - 60, iat: now() - 60, exp: now() + 3600 },
    ...claims,
  })}.`;

/** Answers as the identity service does for somebody who is allowed in, linked to a password. */
export const allowIn = ({ path }: Asked): Answer =>
  path.includes('accounts:lookup')
    ? { status: 200, body: { users: [{ localId: 'ada', providerUserInfo: [{ providerId: 'password' }] }] } }
    : {
        status: 200,
        body: { idToken: makeToken(), refreshToken: 'refresh', expiresIn: '3600', localId: 'ada' },
      };
