import { act, render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import {
  AppRouterContext,
  type AppRouterInstance,
} from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import type { ReactNode } from 'react';
import { messages } from '@/lib/core/server/messages';
import { OrganizationContext } from '@/lib/organization/client/use-organization';
import { unchangedOrganization, type Organization } from '@/lib/organization/organization';
import '@/tests/support/fakes/fake-places';
import '@/tests/support/fakes/fake-server';

type ScreenOptions = {
  /** The address at which the screen is drawn, with its query. */
  at?: string;
  /** Stops the clock at this instant (ms); `passTime` moves it on. */
  now?: number;
  organization?: Organization;
};

type FakeRouter = Record<'push' | 'replace' | 'refresh' | 'back' | 'forward' | 'prefetch', jest.Mock>;

/**
 * Draws a screen as its address does, with all messages, a router that only writes down where it was sent, and the fake
 * server and databases behind it.
 */
export function renderScreen(
  screen: ReactNode,
  { at = '/', now, organization = unchangedOrganization }: ScreenOptions = {},
) {
  if (now !== undefined) jest.useFakeTimers({ now });
  history.replaceState(null, '', at);
  const router: FakeRouter = {
    push: jest.fn(),
    replace: jest.fn(),
    refresh: jest.fn(),
    back: jest.fn(),
    forward: jest.fn(),
    prefetch: jest.fn(),
  };
  const surround = ({ children }: { children: ReactNode }) => (
    <AppRouterContext value={router as unknown as AppRouterInstance}>
      {/* Outside Next.js's own bundle a link asks for the router of its older pages. */}
      <RouterContext value={router as unknown as NextRouter}>
        <PathnameContext value={location.pathname}>
          <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
            <OrganizationContext value={organization}>{children}</OrganizationContext>
          </NextIntlClientProvider>
        </PathnameContext>
      </RouterContext>
    </AppRouterContext>
  );
  const { unmount, rerender } = render(screen, { wrapper: surround });
  return { unmount, rerender, router };
}

/** Lets time pass (ms) on a stopped clock, with everything that falls due meanwhile. */
export const passTime = (ms: number): Promise<void> => act(() => jest.advanceTimersByTimeAsync(ms));

afterEach(() => jest.useRealTimers());

// jsdom knows no devices: this one has a mouse, no dark theme and no wish for calm.
window.matchMedia = (query) => ({ matches: query === '(pointer: fine)' }) as MediaQueryList;

// jsdom does not know the element `search` yet, and React would warn of it.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, {
  get(this: HTMLElement) {
    return this.localName === 'search' ? 'HTMLElement' : 'HTMLUnknownElement';
  },
});
/** What describes a field or a control to a person who does not see it. */
export const descriptionOf = (element: Element): string =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim();
