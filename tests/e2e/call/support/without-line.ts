import type { Page } from '@playwright/test';

/**
 * From the page's next load on, no way leads to the media server but by a relay, and there is none.
 *
 * @param times how many connections are without a line; those after them have one
 */
export async function loadWithoutLine(page: Page, times: number): Promise<void> {
  await page.addInitScript((without) => {
    const Original = window.RTCPeerConnection;
    let made = 0;
    window.RTCPeerConnection = class extends Original {
      readonly #forced: RTCConfiguration;
      constructor(configuration?: RTCConfiguration) {
        made += 1;
        const forced: RTCConfiguration = made > without ? {} : { iceTransportPolicy: 'relay' };
        super({ ...configuration, ...forced });
        this.#forced = forced;
      }
      override setConfiguration(configuration?: RTCConfiguration) {
        super.setConfiguration({ ...configuration, ...this.#forced });
      }
    };
  }, times);
}
