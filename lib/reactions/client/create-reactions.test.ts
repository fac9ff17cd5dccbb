import { shownOf, type Glyph } from '../reactions';
import { createReactions } from './create-reactions';

jest.useFakeTimers();

function setUp() {
  let listener: (message: { glyph: Glyph }, sender: { uid: string }) => void = () => undefined;
  const send = jest.fn(() => Promise.resolve());
  const data = {
    listen: (_: string, heard: typeof listener) => {
      listener = heard;
      return () => (listener = () => undefined);
    },
    send,
  };
  const reactions = createReactions(data as never, () => Date.now());
  const stop = reactions.start();
  return { reactions, stop, send, arrive: (uid: string) => listener({ glyph: 'heart' }, { uid }) };
}

describe('the reactions of a page', () => {
  it('show one’s own at once, and send them where they may get lost', () => {
    const { reactions, send } = setUp();
    reactions.react('me', 'lightbulb');
    expect(shownOf(reactions.read(), 'me').shown).toHaveLength(1);
    expect(send).toHaveBeenCalledWith('reaction', { glyph: 'lightbulb' }, { reliable: false });
  });

  it('send no more than the others take', () => {
    const { reactions, send } = setUp();
    for (let press = 0; press < 50; press += 1) reactions.react('me', 'heart');
    expect(send).toHaveBeenCalledTimes(8);
    jest.advanceTimersByTime(1000);
    reactions.react('me', 'heart');
    expect(send).toHaveBeenCalledTimes(9);
  });

  it('tell of those of others, which go by themselves', () => {
    const { reactions, arrive } = setUp();
    const heard = jest.fn();
    const quiet = reactions.hearOthers(heard);
    arrive('ada');
    reactions.react('me', 'heart');
    expect(heard.mock.calls).toEqual([['ada', 'heart']]);
    quiet();
    jest.advanceTimersByTime(3500);
    expect(shownOf(reactions.read(), 'ada').shown).toEqual([]);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('leave no timer behind when the page goes', () => {
    const { arrive, stop } = setUp();
    arrive('ada');
    stop();
    expect(jest.getTimerCount()).toBe(0);
  });
});
