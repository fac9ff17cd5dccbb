/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { OwnStateButtons, useOwnSentence } from '@/components/class/page/own-state';
import type { PageHand } from '@/components/class/page/page-hand';
import { useOwnState } from '@/components/class/page/use-own-state';
import type { Progress } from '@/lib/class/progress';
import { renderScreen } from '@/tests/support/fakes/render-screen';

type Hand = { isUp: boolean; note: string | null };

/** A page in a call: its buttons, the sentence, and a host who can lower the hand. */
function Page({ first, line, deniedReason }: { first: Hand; line?: number; deniedReason?: string }) {
  const [state, mark] = useState<Progress['state']>('working');
  const [up, setUp] = useState(first);
  const hand: PageHand = {
    ...up,
    deniedReason,
    raise: (note) => setUp({ isUp: true, note }),
    changeNote: (note) => setUp({ isUp: true, note }),
    lower: () => setUp({ isUp: false, note: null }),
  };
  const [isCollected, setCollected] = useState(false);
  const own = useOwnState({ name: 'Sheet 1', state, mark, findLine: () => line, hand, isCollected });
  return (
    <>
      <p role="status">{useOwnSentence(own)}</p>
      <p aria-label="hand">{up.isUp ? `up: ${up.note ?? ''}` : 'down'}</p>
      <OwnStateButtons own={own} />
      <button onClick={hand.lower}>Host lowers</button>
      <button onClick={() => setCollected(true)}>Host collects</button>
    </>
  );
}

const down: Hand = { isUp: false, note: null };
const press = (name: string) => act(() => void fireEvent.click(screen.getByRole('button', { name })));
const hand = () => screen.getByLabelText('hand').textContent;
const sentence = () => screen.getByRole('status').textContent;

describe('What learners say about themselves', () => {
  it('raises the hand with the line, and lowers it when they go on', () => {
    renderScreen(<Page first={down} line={3} />);
    press('I am stuck');
    expect(hand()).toBe('up: Stuck in line 3 of Sheet 1');
    expect(sentence()).toBe('You said that you are stuck. Your hand is up.');
    press('I am working again');
    expect([hand(), sentence()]).toEqual(['down', '']);
  });

  it('ends with the hand when somebody lowers it', () => {
    renderScreen(<Page first={down} />);
    press('I am stuck');
    expect(hand()).toBe('up: Stuck on Sheet 1');
    press('Host lowers');
    screen.getByRole('button', { name: 'I am stuck' });
  });

  it('lowers the hand when the host has collected the page', () => {
    renderScreen(<Page first={down} line={3} />);
    press('I am stuck');
    press('Host collects');
    expect(hand()).toBe('down');
  });

  it('keeps the words of a hand that is up, and adds the line where it has none', () => {
    const { unmount } = renderScreen(<Page first={{ isUp: true, note: 'Why?' }} line={2} />);
    press('I am stuck');
    expect(hand()).toBe('up: Why?');
    unmount();
    renderScreen(<Page first={{ isUp: true, note: null }} line={2} />);
    press('I am stuck');
    expect(hand()).toBe('up: Stuck in line 2 of Sheet 1');
  });

  it('says that they are stuck where no hand may be raised', () => {
    renderScreen(<Page first={down} deniedReason="Hands are off." />);
    press('I am stuck');
    expect(hand()).toBe('down');
    expect(sentence()).toBe('You said that you are stuck. Your teacher sees it.');
  });

  it('says that they are done, takes it back, and leaves a hand for something else', () => {
    renderScreen(<Page first={{ isUp: true, note: 'Why?' }} />);
    press('I am done');
    expect([hand(), sentence()]).toEqual(['up: Why?', 'You said that you are done.']);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'I am working again' }));
    press('I am working again');
    expect([hand(), sentence()]).toEqual(['up: Why?', '']);
  });
});
