import type { Gate } from '@/lib/auth/schema';
import { gateReference } from '@/lib/auth/server/gate/gate';
import { moveGate } from '@/lib/auth/server/gate/move-gate';
import { lookUpSignIns } from '@/lib/auth/server/gate/valid-since';
import { writeLog } from '@/lib/core/server/log';
import { catchUpGate } from './catch-up-gate';

jest.mock('@/lib/auth/server/gate/gate', () => ({ gateReference: jest.fn() }));
jest.mock('@/lib/auth/server/gate/move-gate', () => ({ moveGate: jest.fn() }));
jest.mock('@/lib/auth/server/gate/valid-since', () => ({ lookUpSignIns: jest.fn() }));
jest.mock('@/lib/core/server/log');

const standing = (gate: Gate | undefined, validSince: number) => {
  jest.mocked(gateReference).mockReturnValue({ get: () => Promise.resolve({ data: () => gate }) } as never);
  jest.mocked(lookUpSignIns).mockResolvedValue({ validSince, hasWayIn: true });
};

describe('a gate beside the identity service', () => {
  it('is moved when the service has ended sign-ins that it still lets through', async () => {
    standing({ validAfter: 50, disabled: false }, 100);
    await catchUpGate('emmy');
    expect(moveGate).toHaveBeenCalledWith('emmy', 100);
  });

  it.each([
    ['that is as far', { validAfter: 100, disabled: false }],
    ['that is further', { validAfter: 200, disabled: false }],
    ['that nobody has made', undefined],
  ])('is left alone where it is one %s', async (_, gate) => {
    standing(gate, 100);
    await catchUpGate('emmy');
    expect(moveGate).not.toHaveBeenCalled();
  });

  it('stays behind, and in the log, while a service does not answer', async () => {
    standing({ validAfter: 50, disabled: false }, 100);
    jest.mocked(moveGate).mockRejectedValueOnce(new Error('down'));
    await expect(catchUpGate('emmy')).resolves.toBeUndefined();
    expect(writeLog).toHaveBeenCalledTimes(1);
  });
});
