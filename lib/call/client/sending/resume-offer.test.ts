import type { Sendable } from '../../rights/publish-rights';
import { createResumeOffer } from './resume-offer';
import { createRoomNotices } from '@/lib/call/client/notices/room-notices';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const setUp = () => {
  const turnedOn: Sendable[] = [];
  const notices = createRoomNotices();
  const { make, takeBack } = createResumeOffer(notices);
  const turnOn = (kind: Sendable) => void turnedOn.push(kind);
  const offer = {
    make: (kinds: readonly Sendable[]) => make(kinds, turnOn),
    takeBack: (lost: readonly Sendable[]) => takeBack(lost, turnOn),
  };
  const press = () => {
    const shown = notices.read();
    if (shown?.type === 'allowed-again') shown.resume();
  };
  return { turnedOn, notices, offer, press };
};

describe('the offer to go on', () => {
  it('turns everything on again that waits for it, in one press', () => {
    const { turnedOn, offer, press } = setUp();
    offer.make(['microphone']);
    offer.make(['camera']);
    press();
    expect(turnedOn).toEqual(['microphone', 'camera']);
  });

  it('forgets what was offered when its time is over', () => {
    const { turnedOn, offer, press } = setUp();
    offer.make(['microphone']);
    jest.advanceTimersByTime(10_000);
    expect(offer.takeBack(['microphone'])).toEqual([]);
    offer.make(['camera']);
    press();
    expect(turnedOn).toEqual(['camera']);
  });

  it('goes when what it offers may not be sent any more, and says what it was', () => {
    const { notices, offer } = setUp();
    offer.make(['microphone', 'camera']);
    expect(offer.takeBack(['microphone', 'camera', 'screen'])).toEqual(['microphone', 'camera']);
    expect(notices.read()).toBeNull();
    expect(offer.takeBack(['microphone'])).toEqual([]);
  });

  it('stays for the rest, and whole when something else goes', () => {
    const { turnedOn, offer, press } = setUp();
    offer.make(['microphone', 'camera']);
    expect(offer.takeBack(['screen'])).toEqual([]);
    expect(offer.takeBack(['camera'])).toEqual(['camera']);
    press();
    expect(turnedOn).toEqual(['microphone']);
  });
});
