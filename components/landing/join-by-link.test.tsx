/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { JoinByLink } from '@/components/landing/join-by-link';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

const texts = {
  label: 'Have a link?',
  placeholder: 'Paste it here',
  submit: 'Join',
  faults: { empty: 'Paste the link.', elsewhere: 'Another site.', 'not-a-room': 'No room in this link.' },
};

const paste = (text: string) => {
  render(<JoinByLink texts={texts} />);
  fireEvent.change(screen.getByLabelText('Have a link?'), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Join' }));
};

describe('the field for a link', () => {
  it('leads to the room', () => {
    paste(`${location.origin}/rooms/aYx3kkPq/live`);
    expect(push).toHaveBeenCalledWith('/rooms/aYx3kkPq');
  });

  it.each([
    ['', 'Paste the link.'],
    ['https://elsewhere.example/rooms/aYx3kkPq', 'Another site.'],
    ['hello there', 'No room in this link.'],
  ])('answers "%s" in words and stays', (text, answer) => {
    paste(text);
    screen.getByText(answer);
    expect(push).not.toHaveBeenCalled();
  });

  it('goes on with what the browser sent before the code of the page was here', () => {
    history.replaceState(null, '', `/?link=${encodeURIComponent(`${location.origin}/rooms/aYx3kkPq`)}`);
    render(<JoinByLink texts={texts} />);
    expect(push).toHaveBeenCalledWith('/rooms/aYx3kkPq');
    expect(location.search).toBe('');
  });

  it('keeps what was typed so, where it is no link to a room', () => {
    history.replaceState(null, '', '/?link=hello+there');
    render(<JoinByLink texts={texts} />);
    screen.getByText('No room in this link.');
    expect(screen.getByLabelText<HTMLInputElement>('Have a link?').value).toBe('hello there');
    expect(push).not.toHaveBeenCalled();
  });

  it('takes its answer back as soon as the text changes', () => {
    paste('hello there');
    fireEvent.change(screen.getByLabelText('Have a link?'), { target: { value: 'hello' } });
    expect(screen.queryByText('No room in this link.')).toBeNull();
  });
});
