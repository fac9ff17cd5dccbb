import { endEverySignIn } from '@/lib/auth/server/gate/move-gate';
import { writeLog } from '@/lib/core/server/log';
import { adminAuth } from '@/lib/firebase/server/admin-auth';
import { askMailedCode } from './ask-mailed-code';
import { confirmAddressBy } from './confirm-address';

jest.mock('@/lib/auth/server/gate/move-gate', () => ({ endEverySignIn: jest.fn() }));
jest.mock('@/lib/firebase/server/admin-auth');
jest.mock('@/lib/core/server/log');
jest.mock('./ask-mailed-code');

const updateUser = jest.fn();
const setUp = (emailVerified: boolean) => {
  jest.mocked(endEverySignIn).mockReset();
  updateUser.mockReset().mockResolvedValue({});
  const getUserByEmail = () => Promise.resolve({ uid: 'emmy', emailVerified });
  jest.mocked(adminAuth).mockReturnValue({ getUserByEmail, updateUser } as never);
  jest.mocked(askMailedCode).mockResolvedValue({ requestType: 'VERIFY_EMAIL', email: 'emmy@chalktalk.test' });
};

describe('confirming an address where nobody is signed in to its account', () => {
  it('replaces the password and ends every sign-in', async () => {
    setUp(false);
    await expect(confirmAddressBy('code')).resolves.toEqual({ areSignInsOver: true });
    const [uid, changes] = updateUser.mock.calls[0] as [string, { emailVerified: boolean; password: string }];
    expect([uid, changes.emailVerified, changes.password.length]).toEqual(['emmy', true, 43]);
    expect(endEverySignIn).toHaveBeenCalledWith('emmy', 'address-confirmed');
  });

  it('ends nothing a second time', async () => {
    setUp(true);
    await expect(confirmAddressBy('code')).resolves.toEqual({ areSignInsOver: false });
    expect([updateUser.mock.calls, jest.mocked(endEverySignIn).mock.calls]).toEqual([[], []]);
  });

  it('says that they are over where only the gate is late', async () => {
    setUp(false);
    jest.mocked(endEverySignIn).mockRejectedValueOnce(new Error('down'));
    await expect(confirmAddressBy('code')).resolves.toEqual({ areSignInsOver: true });
    expect(writeLog).toHaveBeenCalledTimes(1);
  });

  it('changes nothing when the password cannot be replaced', async () => {
    setUp(false);
    updateUser.mockRejectedValueOnce(new Error('down'));
    await expect(confirmAddressBy('code')).rejects.toMatchObject({ code: 'server/unavailable' });
    expect(endEverySignIn).not.toHaveBeenCalled();
  });
});
