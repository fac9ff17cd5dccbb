import type { AppErrorCode } from '@/lib/errors/catalogue/our-errors';
import type { DoorRequest } from '@/tests/support/api/ask';
import { idTokenOf } from '@/tests/support/api/id-token';
import type { Cast } from '@/tests/support/api/scene';

type Refused = readonly [
  who: string,
  requestOf: (cast: Cast) => Pick<DoorRequest, 'authorization' | 'token'>,
  code: AppErrorCode,
];

const garbage = ['Bearer', 'Bearer nonsense', 'Bearer a.b.c', 'Basic YWRhOmxvdmVsYWNl', 'Bearer a b'].map(
  (authorization): Refused => [authorization, () => ({ authorization }), 'auth/invalid-token'],
);

/** Requests by people that no door lets into a room of the cast, with the code of the refusal. */
export const refusedPeople: readonly Refused[] = [
  ['nobody', () => ({ token: null }), 'auth/required'],
  ...garbage,
  [
    'a token of another project',
    ({ host }) => ({ token: idTokenOf(host, { projectId: 'demo-somebody-else' }) }),
    'auth/invalid-token',
  ],
  ['an expired token', ({ shut }) => ({ token: shut.expired.token }), 'auth/expired-token'],
  ['signed out everywhere', ({ shut }) => ({ token: shut.revoked.token }), 'auth/revoked'],
  ['a disabled account', ({ shut }) => ({ token: shut.disabled.token }), 'auth/disabled'],
  ['a deleted account', ({ shut }) => ({ token: shut.deleted.token }), 'auth/revoked'],
  ['signed out at the gate', ({ shut }) => ({ token: shut.revokedAtGate.token }), 'auth/revoked'],
  ['disabled at the gate', ({ shut }) => ({ token: shut.disabledAtGate.token }), 'auth/disabled'],
  ['an account without a gate', ({ shut }) => ({ token: shut.gateless.token }), 'auth/account-missing'],
  ['no member', ({ stranger }) => ({ token: stranger.token }), 'rooms/not-a-member'],
  ['removed', ({ removed }) => ({ token: removed.token }), 'rooms/removed'],
];
