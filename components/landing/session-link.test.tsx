/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { SessionLink } from '@/components/landing/session-link';
import { formatSessionHint, sessionHintKey } from '@/lib/auth/session-hint';

const link = <SessionLink signIn="Sign in" rooms="My rooms" />;
const hint = formatSessionHint({ uid: 'aYx3', name: 'Emmy', email: 'emmy@example.org', kind: 'account' });

beforeEach(() => localStorage.clear());

describe('the way in on the start page', () => {
  it('leads to sign-in on a device that knows nobody', () => {
    render(link);
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/sign-in');
  });

  it('leads to my rooms on a device that remembers me', () => {
    localStorage.setItem(sessionHintKey, hint);
    render(link);
    expect(screen.getByRole('link', { name: 'My rooms' }).getAttribute('href')).toBe('/rooms');
  });

  it('changes when another tab signs in', () => {
    render(link);
    act(() => {
      localStorage.setItem(sessionHintKey, hint);
      window.dispatchEvent(new StorageEvent('storage', { key: sessionHintKey, newValue: hint }));
    });
    screen.getByRole('link', { name: 'My rooms' });
  });
});
