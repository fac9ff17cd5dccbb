import type { Page } from '@playwright/test';

declare global {
  /** In a page: its sockets to the media server lead nowhere. */
  var areSocketsClosed: boolean | undefined;
}

/** From the page's next load on, its sockets to the media server fail while they are opened; `open` ends that. */
export async function closeSocketsOf(page: Page) {
  await page.addInitScript(() => {
    globalThis.areSocketsClosed = true;
    window.WebSocket = class extends WebSocket {
      constructor(url: string | URL, protocols?: string | string[]) {
        const { href } = new URL(url);
        super(globalThis.areSocketsClosed ? href.replace('/rtc', '/closed/rtc') : href, protocols);
      }
    };
  });
  return { open: () => page.evaluate(() => void (globalThis.areSocketsClosed = false)) };
}
