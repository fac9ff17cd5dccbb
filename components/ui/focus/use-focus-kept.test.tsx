/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { Menu, MenuItem } from '@/components/ui/overlays/menu';

// jsdom draws nothing, so it measures nothing either.
beforeAll(() => {
  globalThis.ResizeObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
});

type Draw = (deniedReason: string | undefined) => ReactNode;

const reason = 'A host keeps screens to hosts.';
const share: [string, Draw][] = [
  ['a button', (deniedReason) => <Button deniedReason={deniedReason}>Share</Button>],
  ['an icon', (deniedReason) => <IconButton label="Share" icon={<i />} deniedReason={deniedReason} />],
];

describe.each(share)('%s that somebody is on', (_, draw) => {
  const control = () => screen.getByRole('button', { name: 'Share' });

  it('still has the focus when it becomes denied, and when it is allowed again', () => {
    const { rerender } = render(draw(undefined));
    act(() => control().focus());
    rerender(draw(reason));
    expect(control().getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(control());
    rerender(draw(undefined));
    expect(control().getAttribute('aria-disabled')).toBeNull();
    expect(document.activeElement).toBe(control());
  });

  it('has it when it is allowed while its reason is read', () => {
    const { rerender } = render(draw(reason));
    act(() => control().focus());
    fireEvent.click(control());
    expect(screen.getByRole('dialog', { name: reason }).contains(document.activeElement)).toBe(true);
    rerender(draw(undefined));
    expect(document.activeElement).toBe(control());
  });

  it('takes it from nobody, and not where it lies nowhere', () => {
    const around = (deniedReason: string | undefined) => (
      <>
        <button type="button">Leave</button>
        {draw(deniedReason)}
      </>
    );
    const { rerender } = render(around(undefined));
    const leave = screen.getByRole('button', { name: 'Leave' });
    leave.focus();
    rerender(around(reason));
    expect(document.activeElement).toBe(leave);
    leave.blur();
    rerender(around(undefined));
    expect(document.activeElement).toBe(document.body);
  });
});

test('An entry of an open menu that becomes denied still has the focus', () => {
  const draw: Draw = (deniedReason) => (
    <Menu trigger={<button type="button">More</button>}>
      <MenuItem deniedReason={deniedReason}>End for everyone</MenuItem>
    </Menu>
  );
  const { rerender } = render(draw(undefined));
  fireEvent.keyDown(screen.getByRole('button', { name: 'More' }), { key: 'Enter' });
  const entry = () => screen.getByRole('menuitem', { name: /^End for everyone/ });
  act(() => entry().focus());
  rerender(draw(reason));
  expect(entry().getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(entry());
});
