/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { usePathname, useRouter } from 'next/navigation';
import { useNow } from '@/lib/core/client/use-now';
import { passTime, renderScreen } from '@/tests/support/fakes/render-screen';

function Screen() {
  const t = useTranslations('common');
  const router = useRouter();
  const [here, now] = [usePathname(), useNow()];
  return (
    <>
      <h1>{t('productName')}</h1>
      <p>{`${here} at ${now}`}</p>
      <Link href="/groups">Groups</Link>
      <button onClick={() => router.replace('/sign-in')}>Leave</button>
    </>
  );
}

describe('a screen that a test draws', () => {
  it('has messages, an address, and a router that writes down where it was sent', () => {
    const { router } = renderScreen(<Screen />, { at: '/rooms?tab=all' });
    expect(screen.getByRole('heading').textContent).toBe('Chalktalk');
    screen.getByText(/^\/rooms at/);
    expect(location.search).toBe('?tab=all');
    fireEvent.click(screen.getByRole('link', { name: 'Groups' }));
    fireEvent.click(screen.getByRole('button', { name: 'Leave' }));
    expect(router.push).toHaveBeenCalledWith('/groups', { scroll: true });
    expect(router.replace).toHaveBeenCalledWith('/sign-in');
  });

  it('has a clock that only moves when it is told to', async () => {
    renderScreen(<Screen />, { now: 1000 });
    screen.getByText('/ at 1000');
    await passTime(20_000);
    screen.getByText('/ at 21000');
  });
});
