/**
 * Links of Next.js look ahead when they come into view. Without an observer they do so when the page is idle, at no
 * moment that a test could wait for: with this one they never come into view.
 */
if (typeof document !== 'undefined')
  globalThis.IntersectionObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  } as unknown as typeof IntersectionObserver;

export {};
