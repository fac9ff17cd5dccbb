/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { AskAction } from '@/components/asks/ask-action';
import { AskItem } from '@/components/asks/ask-item';
import { Menu } from '@/components/ui/overlays/menu';
import type { Asks } from '@/lib/asks/client/use-asks';
import type { Ask } from '@/lib/asks/queue';
import { messages } from '@/lib/core/server/messages';

// jsdom draws nothing, so it measures nothing either.
beforeAll(() => {
  globalThis.ResizeObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
});
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const waitingAsk: Ask = { uid: 'ada', kind: 'screen:publish', at: 5, note: null, answer: null, away: null };

const setUp = (changes: Partial<Asks>, Way: typeof AskAction = AskAction) => {
  const ask = jest.fn();
  const asks = {
    queue: [],
    waiting: [],
    mine: [],
    places: new Map(),
    pauses: new Map(),
    failure: null,
    lost: null,
    ask,
    withdraw: jest.fn(),
    changeNote: jest.fn(),
    ...changes,
  };
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      {Way === AskItem ? (
        <Menu isOpen trigger={<button>More</button>}>
          <Way asks={asks} uid="ada" capability="screen:publish" whom={{ who: 'host', name: 'Emmy' }} />
        </Menu>
      ) : (
        <Way asks={asks} uid="ada" capability="screen:publish" whom={{ who: 'host', name: 'Emmy' }} />
      )}
    </NextIntlClientProvider>,
  );
  return { ask, button: () => screen.getByRole('button') };
};
const reasonOf = (button: HTMLElement): string | null | undefined =>
  document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent;

describe('the way on from a denied control', () => {
  it('says that one has asked, with the place in the queue and the way back', () => {
    setUp({ queue: [waitingAsk] });
    expect(screen.getByRole('status').textContent).toBe('Asked. You are 1st in the queue.');
    screen.getByRole('button', { name: 'Withdraw' });
  });

  it('says after a no when one can ask again, and asks then', () => {
    const { ask, button } = setUp({ pauses: new Map([['screen:publish', Date.now() + 60_000]]) });
    expect(button().textContent).toBe('Ask Emmy');
    expect(reasonOf(button())).toBe('The answer was not now. You can ask again in 60 seconds.');
    fireEvent.click(button());
    expect(ask).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(59_000));
    expect(reasonOf(button())).toBe('The answer was not now. You can ask again in 1 second.');
    act(() => jest.advanceTimersByTime(1000));
    fireEvent.click(screen.getByRole('button', { name: 'Ask Emmy' }));
    expect(ask).toHaveBeenCalledWith('screen:publish');
  });

  it('is open for what was not refused', () => {
    const { ask, button } = setUp({ pauses: new Map([['mic:publish', Date.now() + 60_000]]) });
    fireEvent.click(button());
    expect(ask).toHaveBeenCalledWith('screen:publish');
  });
});

describe('the same way on as a line of a menu', () => {
  const item = (name: RegExp) => screen.getByRole('menuitem', { name });

  it('asks, and the menu stays to say what came of it', () => {
    const { ask } = setUp({}, AskItem);
    fireEvent.click(item(/^Ask Emmy/));
    expect(ask).toHaveBeenCalledWith('screen:publish');
    expect(item(/^Ask Emmy/)).toBeTruthy();
  });

  it('says the place in the queue, and takes the ask back', () => {
    setUp({ queue: [waitingAsk] }, AskItem);
    expect(item(/^Withdraw/).textContent).toContain('You are 1st in the queue.');
  });
});
