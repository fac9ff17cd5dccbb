import { authenticate } from '@/lib/auth/server/authenticate';
import { gateUpkeep } from '@/lib/auth/server/gate/gate-upkeep';
import type { AppErrorCode } from '@/lib/errors/catalogue/our-errors';
import { makeCast } from '@/tests/support/api/make-scene';
import type { Actor, Cast } from '@/tests/support/api/scene';
import { endAdminApps } from './support/end-admin-apps';
import { serveInProcess } from './support/serve-in-process';

const admin = serveInProcess();
let cast: Cast;
beforeAll(async () => {
  cast = await makeCast(admin);
});
afterAll(endAdminApps);

const shut: readonly [who: string, find: (cast: Cast) => Actor, code: AppErrorCode][] = [
  ['an expired token', (one) => one.shut.expired, 'auth/expired-token'],
  ['a disabled account', (one) => one.shut.disabled, 'auth/disabled'],
  ['a sign-in that was ended everywhere', (one) => one.shut.revoked, 'auth/revoked'],
  ['a deleted account', (one) => one.shut.deleted, 'auth/revoked'],
  ['a gate that is disabled', (one) => one.shut.disabledAtGate, 'auth/disabled'],
  ['a gate that ended the sign-in', (one) => one.shut.revokedAtGate, 'auth/revoked'],
];

describe.each(['required', 'creating'] as const)('authenticate, with a %s account', (account) => {
  it('admits an account whose sign-in and gate are in order', async () => {
    const { uid, email, token } = cast.host;
    const found = await authenticate(`Bearer ${token}`, account, gateUpkeep);
    expect(found).toMatchObject({ uid, email, isEmailVerified: true });
  });

  it.each(shut)('refuses %s', async (_, find, code) => {
    await expect(authenticate(`Bearer ${find(cast).token}`, account, gateUpkeep)).rejects.toMatchObject({
      code,
    });
  });

  it(
    account === 'required' ? 'refuses an account without a gate' : 'takes an account without a gate',
    async () => {
      const { uid, token } = cast.shut.gateless;
      const answer = authenticate(`Bearer ${token}`, account, gateUpkeep);
      if (account === 'required')
        await expect(answer).rejects.toMatchObject({ code: 'auth/account-missing' });
      else await expect(answer).resolves.toMatchObject({ uid });
    },
  );
});
