/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useNamedPart } from './use-named-part';

const scroll = jest.fn();
const observers: { grow: () => void; isOver: boolean }[] = [];

beforeEach(() => {
  observers.length = 0;
  Element.prototype.scrollIntoView = scroll;
  class FakeObserver {
    readonly #self: (typeof observers)[number];
    constructor(report: () => void) {
      this.#self = { grow: () => (this.#self.isOver ? undefined : report()), isOver: false };
      observers.push(this.#self);
    }
    observe = () => undefined;
    disconnect = () => void (this.#self.isOver = true);
  }
  Object.assign(globalThis, { ResizeObserver: FakeObserver });
});

function Part() {
  const part = useRef<HTMLDivElement>(null);
  useNamedPart(part, 'notifications');
  return <div ref={part}>Notifications</div>;
}
const open = (at: string) => {
  history.replaceState(null, '', at);
  render(<Part />);
};
const grow = () => observers.forEach((observer) => observer.grow());

describe('a part that the address names', () => {
  it('comes in view with the focus, and stays there while the page grows', () => {
    open('/account#notifications');
    expect(scroll).toHaveBeenCalledTimes(1);
    expect(document.activeElement).toBe(screen.getByText('Notifications'));
    grow();
    expect(scroll).toHaveBeenCalledTimes(2);
  });

  it('lets the person go elsewhere', () => {
    open('/account#notifications');
    fireEvent.wheel(document.body);
    grow();
    expect(scroll).toHaveBeenCalledTimes(1);
  });

  it('stays where it is when the address names another', () => {
    open('/account#devices');
    grow();
    expect(scroll).not.toHaveBeenCalled();
  });
});
