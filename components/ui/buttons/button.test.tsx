/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Button } from '@/components/ui/buttons/button';

const reason = 'With your role in this room you cannot end the session.';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a button', () => {
  it('acts when it is pressed and does not send a form unless told to', () => {
    const handleClick = jest.fn();
    render(<Button onClick={handleClick}>Add</Button>);
    fireEvent.click(screen.getByRole('button', { name: 'Add' }));
    expect(handleClick).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button')).toHaveProperty('type', 'button');
  });

  it('ignores a second press while its action runs, even as the sender of a form', () => {
    const handleClick = jest.fn();
    const handleSubmit = jest.fn((event: React.SubmitEvent) => event.preventDefault());
    render(
      <form onSubmit={handleSubmit}>
        <Button type="submit" isPending onClick={handleClick}>
          Create room
        </Button>
      </form>,
    );
    fireEvent.click(screen.getByRole('button'));
    expect(handleClick).not.toHaveBeenCalled();
    expect(handleSubmit).not.toHaveBeenCalled();
    expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true');
  });

  it('shows the ring only after 300 ms and keeps its words', () => {
    const { container } = render(<Button isPending>Create room</Button>);
    act(() => jest.advanceTimersByTime(299));
    expect(container.querySelector('svg')).toBeNull();
    act(() => jest.advanceTimersByTime(1));
    expect(container.querySelector('svg')).not.toBeNull();
    screen.getByRole('button', { name: 'Create room' });
  });

  it('keeps the ring for 400 ms once it is shown', () => {
    const { container, rerender } = render(<Button isPending>Create room</Button>);
    act(() => jest.advanceTimersByTime(300));
    rerender(<Button>Create room</Button>);
    act(() => jest.advanceTimersByTime(399));
    expect(container.querySelector('svg')).not.toBeNull();
    act(() => jest.advanceTimersByTime(1));
    expect(container.querySelector('svg')).toBeNull();
  });
});

describe('a denied button', () => {
  it('stays focusable, does nothing, and describes itself by its reason', () => {
    const handleClick = jest.fn();
    render(
      <Button deniedReason={reason} onClick={handleClick}>
        End for everyone
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'End for everyone' });
    const description = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toBe(reason);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button).toHaveProperty('disabled', false);
    fireEvent.click(button);
    expect(handleClick).not.toHaveBeenCalled();
  });

  it('does not send the form that it stands in', () => {
    const handleSubmit = jest.fn();
    render(
      <form onSubmit={handleSubmit}>
        <Button type="submit" deniedReason={reason}>
          Create room
        </Button>
      </form>,
    );
    fireEvent.click(screen.getByRole('button'));
    expect(handleSubmit).not.toHaveBeenCalled();
  });

  it('opens its reason with the way on when it is pressed, and closes it on Escape', () => {
    const handleAsk = jest.fn();
    render(
      <Button deniedReason={reason} deniedAction={<button onClick={handleAsk}>Ask Emmy</button>}>
        Share
      </Button>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Share' }));
    screen.getByRole('dialog', { name: reason });
    fireEvent.click(screen.getByRole('button', { name: 'Ask Emmy' }));
    expect(handleAsk).toHaveBeenCalledTimes(1);
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows its reason on focus', () => {
    render(<Button deniedReason={reason}>Share</Button>);
    act(() => screen.getByRole('button').focus());
    expect(screen.getByRole('tooltip').textContent).toContain(reason);
  });
});
