import { createTabSignal } from './tab-signal';

/** Listens as one more tab of the room; resolves with what it hears first. */
const hear = (roomId: string) =>
  new Promise<void>((resolve) => {
    const stop = createTabSignal(roomId).listen(() => {
      stop();
      resolve();
    });
  });

describe('the signal between tabs', () => {
  it('reaches the other tabs of the same room, and nobody else', async () => {
    const [mine, elsewhere] = [createTabSignal('r1'), createTabSignal('r2')];
    const [heardMyself, heardElsewhere] = [jest.fn(), jest.fn()];
    const stops = [mine.listen(heardMyself), elsewhere.listen(heardElsewhere)];
    const other = hear('r1');
    mine.announce();
    await other;
    expect(heardMyself).not.toHaveBeenCalled();
    expect(heardElsewhere).not.toHaveBeenCalled();
    stops.forEach((stop) => stop());
  });

  it('is silent once it was stopped', async () => {
    const [mine, stopped] = [createTabSignal('r1'), createTabSignal('r1')];
    const heard = jest.fn();
    stopped.listen(heard)();
    const stop = mine.listen(jest.fn());
    const other = hear('r1');
    mine.announce();
    stop();
    expect(() => mine.announce()).not.toThrow();
    await other;
    expect(heard).not.toHaveBeenCalled();
  });
});
