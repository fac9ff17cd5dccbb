import { isPasswordOf } from '@/lib/auth/server/ask-identity-service';
import { userReference } from '@/lib/auth/server/user-converter';
import { checkPassword } from './check-password';

jest.mock('@/lib/auth/server/ask-identity-service');
jest.mock('@/lib/auth/server/user-converter');

const now = 1_000_000;
const typed = { uid: 'ada', email: 'ada@chalktalk.example', hasTypedPassword: true };
const strong = 'chalk & sponge';

/** The account with a mark (ms), without one (-1), or none at all. */
function setUp(passwordCheckedAt: number | null, isRight = true) {
  const user = passwordCheckedAt === null ? undefined : passwordCheckedAt < 0 ? {} : { passwordCheckedAt };
  jest.mocked(userReference).mockReturnValue({ get: () => Promise.resolve({ data: () => user }) } as never);
  jest.mocked(isPasswordOf).mockResolvedValue(isRight);
  jest.spyOn(Date, 'now').mockReturnValue(now);
}

describe('the password of a sign-in', () => {
  it.each<[string, number | null, string | undefined, object]>([
    ['marks a new account with a good one', null, strong, { passwordCheckedAt: now }],
    ['marks an account that has no mark, with a good one', -1, strong, { passwordCheckedAt: now }],
    ['marks no account with a common one', -1, 'password', {}],
    ['marks no account without its password', -1, undefined, {}],
    ['leaves a mark as it is', 5000, strong, {}],
    ['marks an account that was changed since its mark', 4999, strong, { passwordCheckedAt: now }],
    ['marks none that was changed to a common one', 4999, 'password', {}],
  ])('%s', async (_, checkedAt, password, mark) => {
    setUp(checkedAt);
    await expect(checkPassword(typed, password, 5)).resolves.toEqual(mark);
  });

  it.each(['chalk', 'password'])('keeps a new account shut that comes with %s', async (password) => {
    setUp(null);
    await expect(checkPassword(typed, password, 0)).rejects.toMatchObject({ code: 'auth/password-weak' });
  });

  it.each([
    ['without one', undefined, true],
    ['with another one', strong, false],
  ])('keeps a new account shut that comes %s', async (_, password, isRight) => {
    setUp(null, isRight);
    await expect(checkPassword(typed, password, 0)).rejects.toMatchObject({
      code: 'auth/password-unchecked',
    });
  });

  it('is nothing to who has an account already and comes with another one', async () => {
    setUp(-1, false);
    await expect(checkPassword(typed, strong, 0)).resolves.toEqual({});
  });

  it.each([{ hasTypedPassword: false }, { email: null }])(
    'is not asked of other sign-ins: %j',
    async (other) => {
      setUp(null);
      await expect(checkPassword({ ...typed, ...other }, undefined, 0)).resolves.toEqual({});
      expect(isPasswordOf).not.toHaveBeenCalled();
    },
  );
});
