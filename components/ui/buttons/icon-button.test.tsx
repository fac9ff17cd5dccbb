/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { Mic } from 'lucide-react';
import { IconButton } from '@/components/ui/buttons/icon-button';

// jsdom draws nothing, so it measures nothing either.
beforeAll(() => {
  globalThis.ResizeObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
});

const reason = 'In this session you can speak when a host agrees.';
const microphone = (state: { isAsked?: boolean; deniedReason?: string }) => (
  <IconButton label="Turn microphone on" icon={<Mic />} {...state} />
);
const ring = () => document.querySelector('.animate-ask-ring');
const sweep = () => document.querySelector('.animate-sweep');

describe('a control for which somebody has asked', () => {
  it('wears a ring instead of its lock for as long as they wait', () => {
    const { rerender } = render(microphone({ deniedReason: reason }));
    expect(ring()).toBeNull();
    expect(document.querySelector('.lucide-lock')).not.toBeNull();
    rerender(microphone({ deniedReason: reason, isAsked: true }));
    expect(ring()).not.toBeNull();
    expect(document.querySelector('.lucide-lock')).toBeNull();
    expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe('true');
    rerender(microphone({ deniedReason: reason }));
    expect(ring()).toBeNull();
  });

  it('is swept over once when it is granted', () => {
    const { rerender } = render(microphone({ deniedReason: reason, isAsked: true }));
    expect(sweep()).toBeNull();
    rerender(microphone({}));
    expect(ring()).toBeNull();
    const band = sweep();
    expect(band).not.toBeNull();
    if (band) fireEvent.animationEnd(band);
    expect(sweep()).toBeNull();
    rerender(microphone({ deniedReason: reason }));
    rerender(microphone({}));
    expect(sweep()).toBeNull();
  });

  it('is not swept over where nobody waited any more', () => {
    const { rerender } = render(microphone({ deniedReason: reason, isAsked: true }));
    rerender(microphone({ deniedReason: reason }));
    rerender(microphone({}));
    expect(sweep()).toBeNull();
  });
});

describe('a denied control that is pressed', () => {
  it('says in a few words what its reason says in a sentence', () => {
    render(
      <IconButton
        label="Turn microphone on"
        icon={<Mic />}
        deniedReason={reason}
        deniedTitle="On request in this session"
      />,
    );
    fireEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('dialog', { name: 'On request in this session' }).textContent).toContain(reason);
  });
});
