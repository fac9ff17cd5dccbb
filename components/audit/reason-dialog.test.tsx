/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { ReasonDialog } from '@/components/audit/reason-dialog';
import common from '@/messages/en/common.json';

const draft = { read: () => ({}), keep: () => undefined, discard: () => undefined };

function open() {
  const handleSubmit = jest.fn();
  render(
    <NextIntlClientProvider locale="en" messages={{ common }}>
      <ReasonDialog
        draft={draft}
        title="Remove Ada"
        submitLabel="Remove Ada"
        cancelLabel="Cancel"
        notice={null}
        isPending={false}
        onSubmit={handleSubmit}
        onClose={jest.fn()}
      />
    </NextIntlClientProvider>,
  );
  const why = screen.getByLabelText<HTMLInputElement>('Why, if you want to say');
  const type = (text: string) => fireEvent.change(why, { target: { value: text } });
  return { handleSubmit, why, type, send: () => why.form && fireEvent.submit(why.form) };
}

describe('the question why', () => {
  it('is where one begins, and may be left unanswered', () => {
    const { handleSubmit, why, send } = open();
    expect(document.activeElement).toBe(why);
    send();
    expect(handleSubmit.mock.calls).toEqual([[{}]]);
  });

  it('takes one line, and says when it is too long, which stays as it was typed', () => {
    const { handleSubmit, why, type, send } = open();
    type('x'.repeat(201));
    send();
    expect(screen.getByText('Write at most 200 characters.')).not.toBeNull();
    expect(handleSubmit).not.toHaveBeenCalled();
    expect(why.value).toHaveLength(201);
    type('x'.repeat(200));
    send();
    expect(handleSubmit.mock.calls).toEqual([[{ reason: 'x'.repeat(200) }]]);
  });
});
