/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { lazyPart } from '@/components/shell/lazy-part';
import { renderScreen } from '@/tests/support/fakes/render-screen';

const Plot = ({ name }: { name: string }) => <p>Plot of {name}</p>;

describe('a part whose code is fetched', () => {
  it('is drawn when its code is here, and at once the second time', async () => {
    const load = jest.fn(() => Promise.resolve(Plot));
    const Part = lazyPart(load);
    const first = renderScreen(<Part name="sin" />);
    await screen.findByText('Plot of sin');
    first.unmount();
    renderScreen(<Part name="cos" />);
    screen.getByText('Plot of cos');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('leaves the page as it is without a network, and comes when it is back', async () => {
    let isOnline = false;
    const Part = lazyPart(() =>
      isOnline ? Promise.resolve(Plot) : Promise.reject(new Error('ChunkLoadError')),
    );
    renderScreen(
      <>
        <p>What was typed</p>
        <Part name="sin" />
      </>,
    );
    await screen.findByText(/needs the network/);
    screen.getByText('What was typed');
    isOnline = true;
    act(() => void globalThis.dispatchEvent(new Event('online')));
    await screen.findByText('Plot of sin');
  });
});
