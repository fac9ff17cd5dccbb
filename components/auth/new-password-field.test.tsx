/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { NewPasswordField } from '@/components/auth/new-password-field';
import { useAttempt } from '@/lib/auth/client/use-attempt';
import { useNewPassword } from '@/lib/auth/client/use-new-password';
import { loadAuth } from '@/lib/firebase/client/load-firebase';
import auth from '@/messages/en/auth.json';

jest.mock('@/lib/firebase/client/load-firebase', () => ({ loadAuth: jest.fn() }));

const send = jest.fn();

function Choosing() {
  const newPassword = useNewPassword();
  const { state, attempt } = useAttempt({ leaves: false, newPassword });
  const choose = async (password: string) => {
    const fault = await newPassword.check(password);
    return fault ? { password: fault } : {};
  };
  return (
    <>
      <NewPasswordField label="Password" newPassword={newPassword} fault={state.faults?.password} />
      <button
        onClick={() => {
          const { value } = screen.getByLabelText<HTMLInputElement>('Password');
          attempt({ faults: choose(value), work: send });
        }}
      >
        Send
      </button>
    </>
  );
}

const renderField = (validatePassword: () => Promise<unknown>) => {
  jest.mocked(loadAuth).mockResolvedValue({ validatePassword } as never);
  render(
    <NextIntlClientProvider locale="en" messages={{ auth }}>
      <Choosing />
    </NextIntlClientProvider>,
  );
  return screen.getByLabelText('Password');
};
const press = async (password: string) => {
  await act(async () => {
    fireEvent.input(screen.getByLabelText('Password'), { target: { value: password } });
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    await Promise.resolve();
  });
};
const rules = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const refuse = (code: string, message: string) =>
  send.mockRejectedValueOnce(Object.assign(new Error(message), { code }));

describe('the field for a new password', () => {
  it('names the length that the project asks for, before and after', async () => {
    const asksForTwelve = {
      passwordPolicy: { customStrengthOptions: { minPasswordLength: 12 }, enforcementState: 'ENFORCE' },
    };
    const field = renderField(() => Promise.resolve(asksForTwelve));
    screen.getByText('8 characters or more.');
    fireEvent.focus(field);
    await screen.findByText('12 characters or more.');
    await press('chalkboard');
    await screen.findByText(/^Use 12 characters or more/);
    expect(send).not.toHaveBeenCalled();
  });

  it('ticks off every rule of the project while one types', async () => {
    const strict = {
      customStrengthOptions: {
        minPasswordLength: 12,
        maxPasswordLength: 4096,
        containsUppercaseLetter: true,
        containsNumericCharacter: true,
      },
      enforcementState: 'ENFORCE',
    };
    const field = renderField(() =>
      Promise.resolve({
        passwordPolicy: strict,
        meetsMinPasswordLength: field.value.length >= 12,
        meetsMaxPasswordLength: true,
        containsUppercaseLetter: /[A-Z]/.test(field.value),
        containsNumericCharacter: /\d/.test(field.value),
      }),
    ) as HTMLInputElement;
    const type = (value: string) => fireEvent.input(field, { target: { value } });
    type('chalk dust');
    await screen.findByText('12 characters or more');
    expect(rules()).toEqual([
      '12 characters or more(still open)',
      '4096 characters at most(done)',
      'A capital letter(still open)',
      'A digit(still open)',
      'Not one of the thousand that everyone tries first(done)',
    ]);
    type('Chalk dust on 3 sleeves');
    await waitFor(() => expect(rules().filter((rule) => rule.endsWith('(still open)'))).toEqual([]));
    type('');
    await waitFor(() => expect(screen.queryAllByRole('listitem')).toEqual([]));
  });

  it('names what the service refuses, and keeps it in mind', async () => {
    renderField(() => Promise.reject(new Error('unknown')));
    refuse(
      'auth/password-does-not-meet-requirements',
      'Missing password requirements: [Password must contain at least 15 characters, Password must contain a numeric character]',
    );
    await press('chalk & sponge');
    await screen.findByText(/^Use 15 characters or more/);
    expect(rules()).toEqual([
      '15 characters or more(still open)',
      'A digit(still open)',
      'Not one of the thousand that everyone tries first(done)',
    ]);
    send.mockReset();
    await press('chalk and sponge');
    await screen.findByText('This password does not keep every rule below.');
    expect(send).not.toHaveBeenCalled();
  });

  it('speaks of no rule where the service gives no reason', async () => {
    renderField(() => Promise.reject(new Error('unknown')));
    refuse('auth/weak-password', 'Error');
    await press('chalk & sponge');
    await screen.findByText(/^This password is not taken here/);
  });
});
