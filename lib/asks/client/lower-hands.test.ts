import { AppError } from '@/lib/errors/app-error';
import { callServer } from '@/lib/callables/client/call-server';
import { isRecord } from '@/lib/core/is-record';
import { lowerHands } from './lower-hands';

jest.mock('@/lib/callables/client/call-server');

const hands = Array.from({ length: 30 }, (_, index) => ({ uid: `learner${index}`, at: index }));

describe('lowering all hands', () => {
  it('asks for a few at once, as the server takes no hundreds', async () => {
    let [running, most] = [0, 0];
    jest.mocked(callServer).mockImplementation(async () => {
      most = Math.max(most, (running += 1));
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      return {};
    });
    const { lowered, failure } = await lowerHands('r1', hands);
    expect([lowered, failure]).toEqual([hands, null]);
    expect(most).toBe(8);
  });

  it('leaves up only the one that was refused, says why, and raises the others again', async () => {
    const refusal = new AppError('server/unavailable');
    jest
      .mocked(callServer)
      .mockImplementation((_, input) =>
        isRecord(input) && input['uid'] === 'learner3' ? Promise.reject(refusal) : Promise.resolve({}),
      );
    const { lowered, failure, raiseAgain } = await lowerHands('r1', hands);
    expect(failure).toBe(refusal);
    expect(lowered).toEqual(hands.filter(({ uid }) => uid !== 'learner3'));
    jest.mocked(callServer).mockClear();
    await raiseAgain();
    expect(callServer).toHaveBeenCalledTimes(29);
  });
});
