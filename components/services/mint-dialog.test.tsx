/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { MintDialog } from '@/components/services/mint-dialog';
import access from '@/messages/en/access.json';
import admin from '@/messages/en/admin.json';

const algebra = { roomId: 'r1', name: 'Algebra', owner: 'Emmy' };

/** The dialog as it opens on what was kept of it. */
function open(kept: Readonly<Record<string, string>>) {
  let typed = kept;
  const draft = {
    read: () => typed,
    keep: (now: Readonly<Record<string, string>>) => {
      typed = now;
    },
    discard: () => undefined,
  };
  const [handleMint, handleChange] = [jest.fn(), jest.fn()];
  render(
    <NextIntlClientProvider locale="en" messages={{ access, admin }}>
      <MintDialog
        {...{ draft }}
        faults={null}
        notice={null}
        isPending={false}
        onChange={handleChange}
        onMint={handleMint}
        onClose={jest.fn()}
      />
    </NextIntlClientProvider>,
  );
  return { handleMint, handleChange, kept: () => typed };
}

describe('the form for a token', () => {
  it('opens with all that was typed and chosen before', () => {
    const { handleMint } = open({
      label: 'Lecture capture',
      kind: 'agent',
      lifetime: 'hour',
      room: JSON.stringify(algebra),
    });
    fireEvent.click(screen.getByRole('button', { name: 'Make token' }));
    expect(handleMint.mock.calls).toEqual([
      [{ room: algebra, kind: 'agent', lifetime: 'hour', label: 'Lecture capture' }],
    ]);
  });

  it('keeps what is typed and the room, and remembers that the room was dropped', () => {
    const { kept } = open({ room: JSON.stringify(algebra) });
    fireEvent.change(screen.getByLabelText('Label'), { target: { value: 'Captions' } });
    expect(kept()).toMatchObject({ label: 'Captions', room: JSON.stringify(algebra) });
    fireEvent.click(screen.getByRole('button', { name: 'Choose another room' }));
    expect(kept()).toMatchObject({ label: 'Captions', room: 'null' });
  });

  it('reports each change, for it makes another token', () => {
    const { handleChange } = open({ room: JSON.stringify(algebra) });
    expect(handleChange).not.toHaveBeenCalled();
    fireEvent.change(screen.getByLabelText('Label'), { target: { value: 'Captions' } });
    expect(handleChange).toHaveBeenCalledTimes(1);
    fireEvent.click(screen.getByRole('button', { name: 'Choose another room' }));
    expect(handleChange).toHaveBeenCalledTimes(2);
  });

  it('starts empty where what was kept cannot be read', () => {
    open({ room: '{"roomId":' });
    expect(screen.queryByRole('button', { name: 'Choose another room' })).toBeNull();
  });
});
