/** @jest-environment jsdom */
import { readPublicConfig } from '@/lib/core/client/public-config';
import { goElsewhere } from './go-elsewhere';
import { redirectErrand } from './redirect-errand';

jest.mock('@/lib/core/client/public-config', () => ({ readPublicConfig: jest.fn() }));

const blocked = Object.assign(new Error('held back'), { code: 'auth/popup-blocked' });
const closed = Object.assign(new Error('closed'), { code: 'auth/popup-closed-by-user' });
const away = jest.fn(() => Promise.resolve('away'));
const errand = { kind: 'confirm', action: 'password' } as const;
const go = (inWindow: () => Promise<string>) => goElsewhere(errand, { inWindow, away });
const deployedAt = (authDomain: string) =>
  jest.mocked(readPublicConfig).mockReturnValue({ emulators: null, firebase: { authDomain } } as never);

beforeEach(() => {
  sessionStorage.clear();
  deployedAt(location.host);
});

describe('going to another place', () => {
  it('happens in a separate window, and leaves no errand', async () => {
    expect(await go(() => Promise.resolve('window'))).toBe('window');
    expect(redirectErrand.read()).toBeNull();
  });

  it('navigates the page when pop-ups are blocked, and stores the errand', async () => {
    expect(await go(() => Promise.reject(blocked))).toBe('away');
    expect(redirectErrand.read()).toEqual({ kind: 'confirm', action: 'password' });
  });

  it('fails when the person closes the window, or when the page could not come back', async () => {
    await expect(go(() => Promise.reject(closed))).rejects.toBe(closed);
    deployedAt('chalk.firebaseapp.com');
    await expect(go(() => Promise.reject(blocked))).rejects.toBe(blocked);
    deployedAt(location.host);
    const stay = goElsewhere(null, { inWindow: () => Promise.reject(blocked), away });
    await expect(stay).rejects.toBe(blocked);
    expect(away).not.toHaveBeenCalled();
    expect(redirectErrand.read()).toBeNull();
  });
});
