declare global {
  /** Given by `unit-environment.mjs`; a suite in another environment reads the package itself. */
  var requireOnce: ((name: string) => object) | undefined;
}

const mockOnce = (name: string) => globalThis.requireOnce?.(name) ?? jest.requireActual<object>(name);

jest.mock('firebase-admin/app', () => mockOnce('firebase-admin/app'));
jest.mock('firebase-admin/auth', () => mockOnce('firebase-admin/auth'));
jest.mock('firebase-admin/firestore', () => mockOnce('firebase-admin/firestore'));

export {};
