import { subscribeLater } from './subscribe-later';

const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('a subscription whose SDK is fetched first', () => {
  it('is stopped by its stop function', async () => {
    const stopSubscription = jest.fn();
    const stop = subscribeLater(() => Promise.resolve(stopSubscription), jest.fn());
    await settle();
    expect(stopSubscription).not.toHaveBeenCalled();
    stop();
    stop();
    expect(stopSubscription).toHaveBeenCalledTimes(1);
  });

  it('never outlives a stop that came before it began', async () => {
    const stopSubscription = jest.fn();
    subscribeLater(() => Promise.resolve(stopSubscription), jest.fn())();
    await settle();
    expect(stopSubscription).toHaveBeenCalledTimes(1);
  });

  it('says when it could not begin, but not to someone who has gone', async () => {
    const fail = jest.fn();
    const thrown = new Error('no network');
    subscribeLater(() => Promise.reject(thrown), fail);
    subscribeLater(() => Promise.reject(thrown), fail)();
    await settle();
    expect(fail.mock.calls).toEqual([[thrown]]);
  });
});
