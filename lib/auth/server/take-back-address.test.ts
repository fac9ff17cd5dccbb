import { endEverySignIn } from '@/lib/auth/server/gate/move-gate';
import { writeLog } from '@/lib/core/server/log';
import { takeBackAddress } from './take-back-address';

jest.mock('@/lib/auth/server/gate/move-gate', () => ({ endEverySignIn: jest.fn() }));
jest.mock('@/lib/core/server/log');

const answers = (...bodies: object[]) => {
  const fetched = jest.spyOn(globalThis, 'fetch');
  for (const body of bodies) fetched.mockResolvedValueOnce(Response.json(body));
  return fetched;
};

beforeEach(() => void (process.env['FIREBASE_API_KEY'] = 'key'));

describe('taking an address back', () => {
  it('ends every sign-in, and says so', async () => {
    answers({ requestType: 'RECOVER_EMAIL' }, { localId: 'emmy' });
    await expect(takeBackAddress('code')).resolves.toEqual({ areSignInsOver: true });
    expect(endEverySignIn).toHaveBeenCalledWith('emmy', 'address-taken-back');
  });

  it('does not claim that they are over when that failed, since the code is used up', async () => {
    answers({ requestType: 'RECOVER_EMAIL' }, { localId: 'emmy' });
    jest.mocked(endEverySignIn).mockRejectedValueOnce(new Error('down'));
    await expect(takeBackAddress('code')).resolves.toEqual({ areSignInsOver: false });
    expect(writeLog).toHaveBeenCalledTimes(1);
  });

  it('uses up no code that is for something else', async () => {
    const fetched = answers({ requestType: 'PASSWORD_RESET' });
    await expect(takeBackAddress('code')).rejects.toMatchObject({ code: 'request/not-now' });
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});
