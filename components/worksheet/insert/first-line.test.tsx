/** @jest-environment jsdom */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { FirstLine } from '@/components/worksheet/insert/first-line';
import { renderScreen } from '@/tests/support/fakes/render-screen';

jest.mock('@/lib/core/client/use-touch', () => ({ useTouch: () => false }));

const type = (typed: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: 'Line 1' }), { target: { value: typed } });

describe('The first line of an empty sheet', () => {
  it('hands on all that was typed by the time a key press is over', async () => {
    const onWrite = jest.fn();
    renderScreen(<FirstLine onWrite={onWrite} />);
    type('s');
    type('sp');
    expect(onWrite).not.toHaveBeenCalled();
    await waitFor(() => expect(onWrite.mock.calls).toEqual([['sp', false]]));
  });

  it('goes on below when Enter comes before that', () => {
    const onWrite = jest.fn();
    renderScreen(<FirstLine onWrite={onWrite} />);
    type('2 + 3');
    fireEvent.keyDown(screen.getByRole('textbox', { name: 'Line 1' }), { key: 'Enter' });
    expect(onWrite.mock.calls).toEqual([['2 + 3', true]]);
  });

  it('loses nothing when somebody else writes the first line at that moment', () => {
    const onWrite = jest.fn();
    const { unmount } = renderScreen(<FirstLine onWrite={onWrite} />);
    type('s');
    unmount();
    expect(onWrite.mock.calls).toEqual([['s', false]]);
  });
});
