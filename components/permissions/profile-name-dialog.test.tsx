/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { ProfileNameDialog } from '@/components/permissions/profile-name-dialog';
import permissions from '@/messages/en/permissions.json';

const keep = jest.fn();

function open(kept: Readonly<Record<string, string>>) {
  const handleNamed = jest.fn();
  render(
    <NextIntlClientProvider locale="en" messages={{ permissions }}>
      <ProfileNameDialog
        title="New profile"
        draft={{ read: () => kept, keep, discard: () => undefined }}
        from="learner"
        profiles={['learner', 'presenter']}
        initialName=""
        nameOf={(id) => id}
        onNamed={handleNamed}
        onClose={jest.fn()}
      />
    </NextIntlClientProvider>,
  );
  return { handleNamed, name: screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }) };
}

describe('naming a profile', () => {
  it('goes on where somebody has left it', () => {
    const { handleNamed, name } = open({ name: 'Assistant', from: 'presenter' });
    expect(name.value).toBe('Assistant');
    fireEvent.click(screen.getByRole('button', { name: 'Add' }));
    expect(handleNamed.mock.calls).toEqual([[{ name: 'Assistant', from: 'presenter' }]]);
  });

  it('keeps what is typed', () => {
    const { name } = open({});
    fireEvent.change(name, { target: { value: 'Quiet' } });
    expect(keep).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'Quiet' }));
  });
});
