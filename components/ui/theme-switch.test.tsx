/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { ThemeSwitch } from '@/components/ui/theme-switch';
import { themeStorageKey } from '@/lib/core/theme';

const names = { system: 'As the device', light: 'Light', dark: 'Dark' };

beforeEach(() => {
  localStorage.clear();
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
});

describe('the theme switch', () => {
  it('begins with the device', () => {
    render(<ThemeSwitch label="Theme" names={names} />);
    expect(screen.getByRole('radio', { name: 'As the device' })).toHaveProperty('checked', true);
  });

  it('changes the page at once and remembers the choice', () => {
    render(<ThemeSwitch label="Theme" names={names} />);
    fireEvent.click(screen.getByRole('radio', { name: 'Light' }));
    expect(document.documentElement.dataset['theme']).toBe('light');
    expect(localStorage.getItem(themeStorageKey)).toBe('light');
    expect(screen.getByRole('radio', { name: 'Light' })).toHaveProperty('checked', true);
  });

  it('goes back to the device', () => {
    localStorage.setItem(themeStorageKey, 'light');
    render(<ThemeSwitch label="Theme" names={names} />);
    fireEvent.click(screen.getByRole('radio', { name: 'As the device' }));
    expect(document.documentElement.dataset['theme']).toBe('dark');
    expect(localStorage.getItem(themeStorageKey)).toBeNull();
  });
});
