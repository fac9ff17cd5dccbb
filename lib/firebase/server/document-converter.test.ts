import { Timestamp, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { documentConverter } from './document-converter';

const converter = documentConverter(z.object({ name: z.string(), expiresAt: z.optional(z.number()) }));
const snapshot = (data: object): QueryDocumentSnapshot => {
  const fake: unknown = { data: () => data, ref: { path: 'things/t1' } };
  return fake as QueryDocumentSnapshot;
};

describe('a document of Firestore', () => {
  it('stores only `expiresAt` as a Timestamp, which deletion by age needs', () => {
    const stored = converter.toFirestore({ name: 'a', expiresAt: 5000 });
    expect(stored).toEqual({ name: 'a', expiresAt: Timestamp.fromMillis(5000) });
    expect(converter.fromFirestore(snapshot(stored))).toEqual({ name: 'a', expiresAt: 5000 });
    expect(converter.toFirestore({ name: 'a' })).toEqual({ name: 'a' });
  });

  it('is read without what its schema does not know', () => {
    expect(converter.fromFirestore(snapshot({ name: 'a', extra: 1 }))).toEqual({ name: 'a' });
  });

  it('that does not fit is named in the cause, for the log', () => {
    expect(() => converter.fromFirestore(snapshot({ name: 7 }))).toThrow(
      expect.objectContaining({
        code: 'data/unreadable',
        cause: expect.objectContaining({ message: 'things/t1' }) as unknown,
      }) as Error,
    );
  });
});
