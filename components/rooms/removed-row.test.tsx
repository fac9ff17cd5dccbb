/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { RemovedRow } from '@/components/rooms/removed-row';
import { personColour } from '@/lib/core/person-hue';
import rooms from '@/messages/en/rooms.json';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function setUp(isDone = true) {
  const props = { name: 'Ada', colour: personColour('ada'), isUndoing: false };
  const [onOver, onUndo] = [jest.fn(), jest.fn()];
  render(
    <NextIntlClientProvider locale="en" messages={{ rooms }}>
      <ul>
        <RemovedRow {...props} {...{ isDone, onOver, onUndo }} />
      </ul>
    </NextIntlClientProvider>,
  );
  return { onOver, onUndo, row: screen.getByRole('listitem') };
}

const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));

describe('the row of somebody who was just removed', () => {
  it('offers to undo it for ten seconds', () => {
    const { onOver, onUndo } = setUp();
    fireEvent.click(screen.getByRole('button', { name: 'Undo removing Ada' }));
    expect(onUndo).toHaveBeenCalledTimes(1);
    pass(9.9);
    expect(onOver).not.toHaveBeenCalled();
    pass(0.1);
    expect(onOver).toHaveBeenCalledTimes(1);
  });

  it('waits while the pointer is over it, and then begins anew', () => {
    const { onOver, row } = setUp();
    pass(9);
    fireEvent.pointerEnter(row);
    pass(60);
    fireEvent.pointerLeave(row);
    pass(9.9);
    expect(onOver).not.toHaveBeenCalled();
    pass(0.1);
    expect(onOver).toHaveBeenCalledTimes(1);
  });

  it('waits for whoever came to it by keyboard, and not for who left the focus there with the mouse', () => {
    fireEvent.keyDown(document.body, { key: 'Enter' });
    const { onOver } = setUp();
    expect(document.activeElement).toBe(screen.getByRole('button'));
    pass(60);
    expect(onOver).not.toHaveBeenCalled();
    act(() => screen.getByRole('button').blur());
    fireEvent.pointerDown(document.body);
    act(() => screen.getByRole('button').focus());
    pass(10);
    expect(onOver).toHaveBeenCalledTimes(1);
  });

  it('has nothing to undo before the server has said so', () => {
    const { onOver } = setUp(false);
    expect(screen.queryByRole('button')).toBeNull();
    pass(60);
    expect(onOver).not.toHaveBeenCalled();
  });
});
