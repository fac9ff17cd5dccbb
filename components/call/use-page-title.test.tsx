/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { gorseIcon } from '@/components/call/gorse-icon';
import { usePageTitle } from '@/components/call/use-page-title';
import { messages } from '@/lib/core/server/messages';

const wrapper = ({ children }: { children: ReactNode }) => (
  <NextIntlClientProvider locale="en" messages={messages}>
    {children}
  </NextIntlClientProvider>
);
const setUp = () => {
  document.head.innerHTML = '<link rel="icon" href="http://localhost/icon.svg">';
  document.title = 'Chalktalk';
  return renderHook(
    ({ title, hands, outside }: { title: string | null; hands: number; outside: number }) =>
      usePageTitle(title, { hands, outside }),
    { wrapper, initialProps: { title: null as string | null, hands: 0, outside: 0 } },
  );
};
const icon = () => document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.href;

describe('the title of a call’s page', () => {
  it('waits for the room’s name', () => {
    const { rerender } = setUp();
    expect(document.title).toBe('Chalktalk');
    rerender({ title: 'Waves', hands: 0, outside: 0 });
    expect(document.title).toBe('Waves · Chalktalk');
  });

  it.each([
    [1, 0, '(1 hand) Waves · Chalktalk'],
    [2, 0, '(2 hands) Waves · Chalktalk'],
    [0, 1, '(1 waiting) Waves · Chalktalk'],
    [2, 3, '(2 hands, 3 waiting) Waves · Chalktalk'],
  ])('says that %i in the call and %i outside wait', (hands, outside, title) => {
    const { rerender } = setUp();
    rerender({ title: 'Waves', hands, outside });
    expect(document.title).toBe(title);
  });

  it('leaves the title of the page that comes next', () => {
    const { rerender, unmount } = setUp();
    rerender({ title: 'Waves', hands: 1, outside: 0 });
    document.title = 'Your rooms · Chalktalk';
    unmount();
    expect(document.title).toBe('Your rooms · Chalktalk');
  });

  it('marks the icon as well, until nobody waits or the call is over', () => {
    const { rerender, unmount } = setUp();
    rerender({ title: 'Waves', hands: 1, outside: 0 });
    expect(icon()).toBe(gorseIcon);
    rerender({ title: 'Waves', hands: 0, outside: 0 });
    expect([document.title, icon()]).toEqual(['Waves · Chalktalk', 'http://localhost/icon.svg']);
    rerender({ title: 'Waves', hands: 0, outside: 1 });
    unmount();
    expect([document.title, icon()]).toEqual(['Waves · Chalktalk', 'http://localhost/icon.svg']);
  });
});
