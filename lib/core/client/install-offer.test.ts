/** @jest-environment jsdom */
import { installApp, installOffer, watchInstallOffer } from './install-offer';

const offer = (prompt = jest.fn(() => Promise.resolve())) => {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  dispatchEvent(event);
  return { event, prompt };
};

describe('the browser’s offer to install the app', () => {
  beforeAll(watchInstallOffer);

  it('is kept for the menu, and used once', async () => {
    const { event, prompt } = offer();
    expect(event.defaultPrevented).toBe(true);
    expect(installOffer.read()).toBe(event);
    await installApp();
    await installApp();
    expect(prompt).toHaveBeenCalledTimes(1);
    expect(installOffer.read()).toBeNull();
  });

  it('goes when the app is installed', () => {
    offer();
    dispatchEvent(new Event('appinstalled'));
    expect(installOffer.read()).toBeNull();
  });
});
