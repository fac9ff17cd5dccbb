/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { ConfirmWithReason } from '@/components/audit/confirm-with-reason';
import { useKeptReason } from '@/lib/audit/client/use-kept-reason';
import common from '@/messages/en/common.json';

// Without anybody who is signed in nothing is kept beyond the page.
jest.mock('@/lib/auth/client/use-session', () => ({ useSession: () => ({ user: null }) }));

function Asked({ onConfirm, problem }: { onConfirm: (why: object) => void; problem?: string }) {
  const line = useKeptReason('person.ada.disable');
  return (
    <ConfirmWithReason
      {...{ line, onConfirm, problem }}
      readBy="administrators"
      title="Disable Ada"
      description="Ada is out at once."
      confirmLabel="Disable"
      cancelLabel="Cancel"
      isOpen
      onOpenChange={jest.fn()}
    />
  );
}

const within = (problem?: string, onConfirm: (why: object) => void = jest.fn()) => (
  <NextIntlClientProvider locale="en" messages={{ common }}>
    <Asked {...{ onConfirm, ...(problem !== undefined && { problem }) }} />
  </NextIntlClientProvider>
);
const field = () => screen.getByLabelText<HTMLInputElement>('Why, if you want to say');
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const confirm = () => fireEvent.click(screen.getByRole('button', { name: 'Disable' }));

describe('what cannot be undone, and why', () => {
  it('begins at the way back, and may be done without a word', () => {
    const handleConfirm = jest.fn();
    render(within(undefined, handleConfirm));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }));
    confirm();
    expect(handleConfirm.mock.calls).toEqual([[{}]]);
  });

  it('is not done while the line is too long, which stays as it was typed', () => {
    const handleConfirm = jest.fn();
    render(within(undefined, handleConfirm));
    type('x'.repeat(201));
    confirm();
    expect(screen.getByText('Write at most 200 characters.')).not.toBeNull();
    expect(handleConfirm).not.toHaveBeenCalled();
    type('Left the school');
    confirm();
    expect(handleConfirm.mock.calls).toEqual([[{ reason: 'Left the school' }]]);
  });

  it('keeps the line when it fails, and throws it away with the way back', () => {
    const { rerender } = render(within());
    type('Left the school');
    confirm();
    rerender(within('The server cannot be reached.'));
    expect(field().value).toBe('Left the school');
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(field().value).toBe('');
  });
});
