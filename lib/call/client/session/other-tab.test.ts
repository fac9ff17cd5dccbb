import { makeSession } from './session.fixture';

describe('another tab of the same browser', () => {
  it('takes the call over: this one hangs up and says so, and may take it back', async () => {
    const { session, join, otherTabJoins, disconnect, forget, tabs } = makeSession();
    await join();
    expect(tabs.announce).toHaveBeenCalledTimes(1);
    otherTabJoins();
    expect(session.read()).toMatchObject({ name: 'over', outcome: { ending: 'elsewhere', canRejoin: true } });
    expect(disconnect).toHaveBeenCalled();
    expect(forget).toHaveBeenCalled();
    await session.rejoin();
    expect(session.read().name).toBe('in-call');
    expect(tabs.announce).toHaveBeenCalledTimes(2);
  });

  it('goes, and is no longer said to have the call until it is back', async () => {
    const { session, join, otherTabJoins, otherTabGoes, tabs } = makeSession();
    await join();
    otherTabJoins();
    expect(tabs.release).toHaveBeenCalledTimes(1);
    otherTabGoes();
    expect(session.read()).toMatchObject({ outcome: { ending: 'elsewhere-gone', canRejoin: true } });
    otherTabJoins();
    expect(session.read()).toMatchObject({ outcome: { ending: 'elsewhere' } });
    await session.rejoin();
    otherTabGoes();
    expect(session.read().name).toBe('in-call');
  });

  it('is none of the business of a page that is still in its device check', () => {
    const { session, otherTabJoins, disconnect } = makeSession();
    otherTabJoins();
    expect(session.read().name).toBe('checking');
    expect(disconnect).not.toHaveBeenCalled();
  });
});
