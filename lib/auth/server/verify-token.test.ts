import { adminAuth } from '@/lib/firebase/server/admin-auth';
import { requireLiveAccount, verifyToken } from './verify-token';

jest.mock('@/lib/firebase/server/admin-auth', () => ({ adminAuth: jest.fn() }));

const sdkError = (code: string) => Object.assign(new Error('text of the SDK'), { code });

const setUp = () => {
  const verifyIdToken = jest.fn<Promise<object>, unknown[]>(() =>
    Promise.resolve({ uid: 'ada', email: 'ada@chalktalk.example', auth_time: 100, admin: true }),
  );
  const getUser = jest.fn<Promise<object>, [string]>(() => Promise.resolve({ disabled: false }));
  jest.mocked(adminAuth).mockReturnValue({ verifyIdToken, getUser } as never);
  return { verifyIdToken, getUser };
};

const ada = { uid: 'ada', email: null, isEmailVerified: false, authTime: 100, card: null };
/** As the identity service writes a time: to the second. */
const utc = (seconds: number) => new Date(seconds * 1000).toUTCString();

describe('an ID token', () => {
  it('is verified by its signature alone, without reading the account', async () => {
    const { verifyIdToken, getUser } = setUp();
    await expect(verifyToken('Bearer a.b.c')).resolves.toEqual({
      uid: 'ada',
      email: 'ada@chalktalk.example',
      isEmailVerified: false,
      hasTypedPassword: false,
      card: null,
      authTime: 100,
    });
    expect(verifyIdToken.mock.calls).toEqual([['a.b.c']]);
    expect(getUser).not.toHaveBeenCalled();
  });

  it.each([
    ['nothing', null, 'auth/required'],
    ['an empty header', '', 'auth/required'],
    ['another scheme', 'Basic YTpi', 'auth/invalid-token'],
    ['no token', 'Bearer ', 'auth/invalid-token'],
    ['two tokens', 'Bearer a.b.c d.e.f', 'auth/invalid-token'],
  ])('is refused when it is %s', async (_, header, code) => {
    const { verifyIdToken } = setUp();
    await expect(verifyToken(header)).rejects.toMatchObject({ code });
    expect(verifyIdToken).not.toHaveBeenCalled();
  });

  it.each([
    ['auth/id-token-expired', 'auth/expired-token'],
    ['auth/user-disabled', 'auth/disabled'],
    ['auth/user-not-found', 'auth/revoked'],
    ['auth/argument-error', 'auth/invalid-token'],
    ['auth/internal-error', 'server/unavailable'],
    ['app/network-error', 'server/unavailable'],
    ['auth/something-new', 'auth/invalid-token'],
  ])('that the SDK refuses by %s is refused by %s', async (sdkCode, code) => {
    const { verifyIdToken } = setUp();
    verifyIdToken.mockRejectedValueOnce(sdkError(sdkCode));
    await expect(verifyToken('Bearer a.b.c')).rejects.toMatchObject({ code });
  });

  it('of an ended sign-in is verified, because the check of the account comes later', async () => {
    const { verifyIdToken } = setUp();
    verifyIdToken.mockRejectedValueOnce(sdkError('auth/id-token-revoked'));
    const claims = Buffer.from(JSON.stringify({ sub: 'ada', auth_time: 100 })).toString('base64url');
    await expect(verifyToken(`Bearer a.${claims}.c`)).resolves.toMatchObject({ uid: 'ada', authTime: 100 });
  });
});

describe('the account behind a token', () => {
  it.each([
    ['never signed out everywhere', undefined],
    ['signed out everywhere before this sign-in', utc(99)],
    ['signed out everywhere in the second of this sign-in', utc(100)],
  ])('is let in when it was %s', async (_, tokensValidAfterTime) => {
    const { getUser } = setUp();
    getUser.mockResolvedValueOnce({ disabled: false, tokensValidAfterTime });
    await expect(requireLiveAccount(ada)).resolves.toBeUndefined();
    expect(getUser).toHaveBeenCalledWith('ada');
  });

  it.each([
    ['disabled', { disabled: true }, 'auth/disabled'],
    ['signed out everywhere since', { disabled: false, tokensValidAfterTime: utc(101) }, 'auth/revoked'],
  ])('is refused when it is %s', async (_, user, code) => {
    const { getUser } = setUp();
    getUser.mockResolvedValueOnce(user);
    await expect(requireLiveAccount(ada)).rejects.toMatchObject({ code });
  });

  it('is refused when it is gone, and the server is to blame when nobody knows', async () => {
    const { getUser } = setUp();
    getUser.mockRejectedValueOnce(sdkError('auth/user-not-found'));
    await expect(requireLiveAccount(ada)).rejects.toMatchObject({ code: 'auth/revoked' });
    getUser.mockRejectedValueOnce(sdkError('auth/something-new'));
    await expect(requireLiveAccount(ada)).rejects.toMatchObject({ code: 'server/unavailable' });
  });
});
