import { createCounting, type Counter } from './create-counting';

const settle = () => new Promise((resolve) => setImmediate(resolve));

function make() {
  const state = { may: false };
  const counter = { count: jest.fn(), setEnabled: jest.fn() } satisfies Counter;
  const start = jest.fn(() => Promise.resolve<Counter>(counter));
  const forget = jest.fn();
  return {
    state,
    counter,
    start,
    forget,
    counting: createCounting({ mayCount: () => state.may, start, forget }),
  };
}

describe('counting the use', () => {
  it('loads nothing before a yes', async () => {
    const { counting, start } = make();
    counting.count({ name: 'formula_sent' });
    counting.consentChanged();
    await settle();
    expect(start).not.toHaveBeenCalled();
  });

  it('starts once, and counts all after the yes', async () => {
    const { counting, counter, start, state } = make();
    state.may = true;
    counting.count({ name: 'formula_sent' });
    counting.count({ name: 'page_shown', route: '/rooms' });
    await settle();
    expect(start).toHaveBeenCalledTimes(1);
    expect(counter.count.mock.calls).toEqual([
      [{ name: 'formula_sent' }],
      [{ name: 'page_shown', route: '/rooms' }],
    ]);
  });

  it('counts nothing after a withdrawal, and removes what was kept', async () => {
    const { counting, counter, forget, state } = make();
    state.may = true;
    counting.count({ name: 'formula_sent' });
    state.may = false;
    counting.consentChanged();
    counting.count({ name: 'formula_sent' });
    await settle();
    expect(counter.setEnabled).toHaveBeenCalledWith(false);
    expect(forget).toHaveBeenCalledTimes(1);
    expect(counter.count).toHaveBeenCalledTimes(1);
  });

  it('stays silent where its code is blocked, and tries with the next event', async () => {
    const { counting, counter, start, state } = make();
    state.may = true;
    start.mockRejectedValueOnce(new Error('blocked'));
    counting.count({ name: 'formula_sent' });
    await settle();
    counting.count({ name: 'formula_sent' });
    await settle();
    expect(start).toHaveBeenCalledTimes(2);
    expect(counter.count).toHaveBeenCalledTimes(1);
  });
});
