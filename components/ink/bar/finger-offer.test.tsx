/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { FingerOffer } from '@/components/ink/bar/finger-offer';
import { mouseDrew } from '@/lib/ink/client/pad/ink-tools';
import { renderScreen } from '@/tests/support/fakes/render-screen';

it('offers the finger where the screen is touched, until a mouse has drawn', () => {
  const media = { matches: true, addEventListener: jest.fn(), removeEventListener: jest.fn() };
  globalThis.matchMedia = () => media as unknown as MediaQueryList;
  renderScreen(<FingerOffer />);
  screen.getByRole('button', { name: 'Draw with finger' });
  act(() => mouseDrew.set(true));
  expect(screen.queryByRole('button')).toBeNull();
});
