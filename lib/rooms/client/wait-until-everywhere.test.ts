import { AppError } from '@/lib/errors/app-error';
import { waitUntilEverywhere } from './wait-until-everywhere';

const answers = (...given: (boolean | Error)[]) => {
  const asked: number[] = [];
  const ask = () => {
    const answer = given[asked.length];
    asked.push(asked.length);
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer === true);
  };
  return { asked, ask, sleep: () => Promise.resolve(), isStopped: () => asked.length >= given.length };
};

describe('waiting until everyone has what was decided', () => {
  it('asks until it is so, also while the server cannot be reached', async () => {
    const parts = answers(false, new AppError('server/unavailable'), new Error('offline'), true);
    await expect(waitUntilEverywhere({ ...parts, isStopped: () => false })).resolves.toBe(true);
    expect(parts.asked).toHaveLength(4);
  });

  it('ends when nobody looks any more', async () => {
    const parts = answers(false, false);
    await expect(waitUntilEverywhere(parts)).resolves.toBe(false);
    expect(parts.asked).toHaveLength(2);
  });

  it('ends for who may not know, such as somebody who has left', async () => {
    const parts = answers(new AppError('rooms/not-a-member'), true);
    await expect(waitUntilEverywhere({ ...parts, isStopped: () => false })).resolves.toBe(false);
    expect(parts.asked).toHaveLength(1);
  });
});
