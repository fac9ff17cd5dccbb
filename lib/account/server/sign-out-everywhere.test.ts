import { deleteDevices } from '@/lib/account/server/device-repository';
import { endEverySignIn } from '@/lib/auth/server/gate/move-gate';
import { finishGate } from '@/lib/auth/server/gate/write-gate';
import { deletePushDevices } from '@/lib/notifications/server/push/push-device-store';
import { AppError } from '@/lib/errors/app-error';
import { signOutEverywhereFor } from './sign-out-everywhere';

jest.mock('@/lib/account/server/device-repository', () => ({ deleteDevices: jest.fn() }));
jest.mock('@/lib/auth/server/gate/move-gate', () => ({ endEverySignIn: jest.fn() }));
jest.mock('@/lib/auth/server/gate/write-gate', () => ({ finishGate: jest.fn() }));
jest.mock('@/lib/notifications/server/push/push-device-store', () => ({ deletePushDevices: jest.fn() }));

beforeEach(() => void jest.resetAllMocks());

it('is not over while a call of theirs runs on, and forgets the devices all the same', async () => {
  jest.mocked(finishGate).mockRejectedValueOnce(new AppError('rooms/not-everywhere-yet'));
  await expect(signOutEverywhereFor('emmy', 0)).rejects.toMatchObject({ code: 'rooms/not-everywhere-yet' });
  expect(endEverySignIn).toHaveBeenCalledWith('emmy', 'everywhere');
  expect(deleteDevices).toHaveBeenCalledWith('emmy');
  expect(deletePushDevices).toHaveBeenCalledWith('emmy');
});

it('is over when the gate has been finished', async () => {
  await expect(signOutEverywhereFor('emmy', 0)).resolves.toBeUndefined();
  expect(finishGate).toHaveBeenCalledWith('emmy');
});
