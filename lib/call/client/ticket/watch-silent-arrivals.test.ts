import { watchSilentArrivals } from './watch-silent-arrivals';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const setUp = () => {
  const here = new Map<string, { identity: string; isActive: boolean }>();
  const asked: string[] = [];
  let tell: (newcomer: { identity: string; isActive: boolean }) => void = () => undefined;
  const stop = watchSilentArrivals({
    watchArrivals: (listener) => {
      tell = listener;
      return () => (tell = () => undefined);
    },
    isHere: (identity) => here.has(identity),
    ask: (identity) => Promise.reject(new Error(String(asked.push(identity)))),
    random: () => 1,
  });
  const come = (identity: string, isActive = false) => {
    const newcomer = { identity, isActive };
    here.set(identity, newcomer);
    tell(newcomer);
    return newcomer;
  };
  return { here, asked, come, stop };
};

it('has a newcomer looked up who connects no media', async () => {
  const { asked, come } = setUp();
  come('eve');
  await jest.advanceTimersByTimeAsync(1399);
  expect(asked).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(asked).toEqual(['eve']);
});

it('asks about nobody who connects in time, leaves, or is seen after the end', async () => {
  const { here, asked, come, stop } = setUp();
  come('ada', true);
  const ben = come('ben');
  come('carl');
  ben.isActive = true;
  here.delete('carl');
  await jest.advanceTimersByTimeAsync(2000);
  come('dora');
  stop();
  await jest.advanceTimersByTimeAsync(2000);
  expect(asked).toEqual([]);
});
