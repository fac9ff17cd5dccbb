/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { FlowingValue } from '@/components/worksheet/cells/flowing-value';

const value = (beat: number | null) => (
  <FlowingValue className="" flow={beat === null ? undefined : { beat, order: 0 }}>
    6 N
  </FlowingValue>
);
const turn = () => screen.getByText('6 N').parentElement?.getAttribute('data-turn') ?? null;

describe('a value that flows', () => {
  it('takes the other animation at each change, also when two are drawn as one', () => {
    const { rerender } = render(value(null));
    const turns = [null, 1, 1, 2, 4].map((beat) => {
      rerender(value(beat));
      return turn();
    });
    expect(turns).toEqual([null, 'odd', 'odd', 'even', 'odd']);
  });

  it('stays still when it comes into sight after its change', () => {
    render(value(3));
    expect(turn()).toBeNull();
  });
});
