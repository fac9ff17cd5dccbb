/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { useSwitchPress } from './use-switch-press';

const set = jest.fn();

function Switch({ isOn }: { isOn: boolean }) {
  return (
    <button type="button" {...useSwitchPress(!isOn, set)}>
      {isOn ? 'Turn off' : 'Turn on'}
    </button>
  );
}

const press = () => fireEvent.pointerDown(screen.getByRole('button'));
const letGo = () => fireEvent.click(screen.getByRole('button'), { detail: 1 });

describe('a switch that somebody else can switch as well', () => {
  it('does what it said when the press began', () => {
    const { rerender } = render(<Switch isOn />);
    press();
    rerender(<Switch isOn={false} />);
    letGo();
    expect(set.mock.calls).toEqual([[false]]);
  });

  it('does what it says now, press after press', () => {
    const { rerender } = render(<Switch isOn />);
    press();
    letGo();
    rerender(<Switch isOn={false} />);
    press();
    letGo();
    expect(set.mock.calls).toEqual([[false], [true]]);
  });

  it('does what it says now when it sees only a press end, as with screen readers', () => {
    const { rerender } = render(<Switch isOn />);
    press();
    letGo();
    rerender(<Switch isOn={false} />);
    letGo();
    expect(set.mock.calls).toEqual([[false], [true]]);
  });

  it('does what it says now at a key, even after an abandoned press', () => {
    const { rerender } = render(<Switch isOn />);
    press();
    rerender(<Switch isOn={false} />);
    fireEvent.click(screen.getByRole('button'), { detail: 0 });
    expect(set.mock.calls).toEqual([[true]]);
  });
});
