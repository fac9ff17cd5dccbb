import { loadAuth } from '@/lib/firebase/client/load-firebase';
import { makeAskPolicy } from './judge-password';

jest.mock('@/lib/firebase/client/load-firebase', () => ({ loadAuth: jest.fn() }));

const status = {
  passwordPolicy: { customStrengthOptions: { minPasswordLength: 12 }, enforcementState: 'ENFORCE' },
};
const validatePassword = jest.fn();

beforeEach(() => {
  validatePassword.mockReset();
  jest.mocked(loadAuth).mockResolvedValue({ validatePassword } as never);
});

describe('asking the project about a password', () => {
  it('retries in the next form or when urgent, after the service did not answer once', async () => {
    validatePassword.mockRejectedValueOnce(new Error('offline')).mockResolvedValue(status);
    const ask = makeAskPolicy();
    expect(await ask('c')).toBeNull();
    expect(await ask('ch')).toBeNull();
    expect(validatePassword).toHaveBeenCalledTimes(1);
    expect(await makeAskPolicy()('ch')).toMatchObject({ policy: { minimum: 12 } });
    expect(await ask('cha', { isUrgent: true })).toMatchObject({ policy: { minimum: 12 } });
    expect(await ask('chal')).toMatchObject({ policy: { minimum: 12 } });
  });

  it('ignores a policy that is not enforced', async () => {
    validatePassword.mockResolvedValue({
      passwordPolicy: { ...status.passwordPolicy, enforcementState: 'OFF' },
    });
    expect(await makeAskPolicy()('chalk')).toBeNull();
  });
});
