/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { PasswordField } from '@/components/ui/fields/password-field';

const field = (error?: string) => (
  <PasswordField label="Password" showLabel="Show password" hideLabel="Hide password" error={error} />
);

describe('a password field', () => {
  it('hides what is typed until the eye is pressed, and hides it again', () => {
    render(field());
    const input = screen.getByLabelText('Password');
    fireEvent.change(input, { target: { value: 'chalk and flint' } });
    expect(input).toHaveProperty('type', 'password');
    fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(input).toHaveProperty('type', 'text');
    fireEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(input).toHaveProperty('type', 'password');
    expect(input).toHaveProperty('value', 'chalk and flint');
  });

  it('names its error, keeps what was typed, and announces it politely', () => {
    const { rerender } = render(field());
    const input = screen.getByLabelText('Password');
    fireEvent.change(input, { target: { value: 'chalk' } });
    rerender(field('This password does not open this account.'));
    expect(input).toHaveProperty('value', 'chalk');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    const described = document.getElementById(input.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe('This password does not open this account.');
    expect(described?.closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite');
  });
});
