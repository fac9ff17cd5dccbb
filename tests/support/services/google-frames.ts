import type { BrowserContext } from '@playwright/test';

/**
 * What stands in for `apis.google.com/js/api.js` where the internet cannot be reached: as much of gapi.iframes as
 * Firebase Auth and the Auth emulator's frame use to talk to each other. Both ends run this file; a message names
 * what it is for, and its answer carries the same number.
 */
function framesOfGoogle(): void {
  type Handler = (data: unknown) => unknown;
  type Message = { gapi: string; number: number; data?: unknown; answer?: unknown };
  type Answered = (answers: unknown[]) => void;

  const connect = (peer: () => Window | null) => {
    const handlers = new Map<string, Handler>();
    const waiting = new Map<number, Answered>();
    /** What came before somebody was there to take it. */
    const early: Message[] = [];
    let count = 0;
    const post = (message: Message) => peer()?.postMessage(message, '*');
    const answer = ({ gapi, number, data }: Message): boolean => {
      const handle = handlers.get(gapi);
      if (handle) post({ gapi: 'answer', number, answer: handle(data) });
      return handle !== undefined;
    };
    window.addEventListener('message', ({ source, data }: MessageEvent<Message | null>) => {
      if (source !== peer() || typeof data?.gapi !== 'string') return;
      if (data.gapi === 'answer') {
        try {
          waiting.get(data.number)?.([data.answer]);
        } catch {
          // As Google's: the SDK throws there when it has what it asked for (firebase/auth 12.19.0).
        }
        return;
      }
      if (!answer(data)) early.push(data);
    });
    return {
      register: (name: string, handle: Handler) => {
        handlers.set(name, handle);
        for (const message of early.splice(0)) if (!answer(message)) early.push(message);
      },
      send: (name: string, data: unknown, answered?: Answered) => {
        count += 1;
        if (answered) waiting.set(count, answered);
        post({ gapi: name, number: count, data });
      },
      restyle: () => Promise.resolve(),
      ping: (pong: () => void) => Promise.resolve().then(pong),
    };
  };

  const open = async (
    { url, attributes }: { url: string; attributes: { style: Partial<CSSStyleDeclaration> } },
    opened: (frame: ReturnType<typeof connect>) => unknown,
  ) => {
    const element = document.createElement('iframe');
    Object.assign(element.style, attributes.style);
    element.setAttribute('aria-hidden', 'true');
    element.tabIndex = -1;
    const loaded = new Promise((resolve) => element.addEventListener('load', resolve));
    const frame = connect(() => element.contentWindow);
    element.src = url;
    document.body.append(element);
    await loaded;
    return opened(frame);
  };

  const parent = connect(() => window.parent);
  const iframes = {
    CROSS_ORIGIN_IFRAMES_FILTER: 'all',
    Iframe: connect,
    getContext: () => ({ open, getParentIframe: () => parent }),
  };
  const gapi = {
    iframes,
    load: (_: string, { callback }: { callback: () => void }) => callback(),
  };
  Object.assign(window, { gapi });
  const onload = new URL((document.currentScript as HTMLScriptElement).src).searchParams.get('onload');
  const begin = (window as unknown as Record<string, (() => void) | undefined>)[onload ?? 'gapi_onload'];
  begin?.();
}

/** Lets the pages of a context sign in through the Auth emulator's provider page without the internet. */
export async function serveGoogleFrames(context: BrowserContext): Promise<void> {
  await context.route('https://apis.google.com/js/api.js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${framesOfGoogle.toString()})()` }),
  );
  // Only the looks of the emulator's page.
  await context.route(/^https:\/\/(unpkg\.com|fonts\.googleapis\.com)\//, (route) =>
    route.fulfill({
      contentType: route.request().resourceType() === 'script' ? 'text/javascript' : 'text/css',
      body: '',
    }),
  );
}
