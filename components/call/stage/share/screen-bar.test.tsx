/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { ScreenBar } from '@/components/call/stage/share/screen-bar';
import { renderScreen } from '@/tests/support/fakes/render-screen';

const view = {
  ...{
    act: () => undefined,
    isFit: true,
    isSmallest: true,
    isLargest: false,
    isLarger: false,
    isKnown: true,
  },
  ...{ place: { scale: 1, x: 0, y: 0 }, tellSize: () => undefined },
} as unknown as Parameters<typeof ScreenBar>[0]['screen'];

it('shows the first name in a narrow head, and is read with the full one', () => {
  renderScreen(
    <ScreenBar
      {...{ screen: view, keepPage: undefined, isFull: false, onFullScreen: () => undefined }}
      kind="phone"
      name="Emmy Noether"
      colour={{ hue: 15, isCut: false }}
    />,
  );
  const head = within(screen.getByRole('banner'));
  expect(head.getByText('Emmy Noether’s phone').className).toBe('@max-[672px]:sr-only');
  expect(head.getByText('Emmy’s phone').getAttribute('aria-hidden')).toBe('true');
});
