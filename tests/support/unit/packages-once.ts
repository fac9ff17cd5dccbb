declare global {
  /** Given by the environment of a suite, or for a page by the runner; without it a suite reads each package itself. */
  var requireOnce: ((name: string) => object) | undefined;
}

/**
 * What is large, is read by many suites, and takes the values of a suite for what they are. Its errors are of the
 * process, and no suite's own `Error`: a suite that judges them reads the package itself, by `jest.mock`.
 */
const packages = {
  node: [
    'fast-check',
    'firebase-admin/app',
    'firebase-admin/auth',
    'firebase-admin/firestore',
    'livekit-server-sdk',
    'zod/mini',
  ],
  // Tables, for `@testing-library/dom`.
  page: ['aria-query'],
};

const { requireOnce } = globalThis;
if (requireOnce)
  for (const name of typeof document === 'undefined' ? packages.node : packages.page)
    jest.doMock(name, () => requireOnce(name));

export {};
