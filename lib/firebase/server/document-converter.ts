import 'server-only';
import { Timestamp, type FirestoreDataConverter, type WithFieldValue } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { AppError } from '@/lib/errors/app-error';

/**
 * Translates between a Firestore document and our type, at the one place where they meet. A document that
 * does not fit its schema throws `data/unreadable`.
 *
 * Times are milliseconds in our types and in documents. `expiresAt` alone is a Timestamp in Firestore, which
 * is what its deletion by age (TTL) understands.
 */
export function documentConverter<Schema extends z.core.$ZodType<object>>(
  schema: Schema,
): FirestoreDataConverter<z.core.output<Schema>> {
  return {
    toFirestore: (value: WithFieldValue<z.core.output<Schema>>) => {
      const data = { ...value } as Record<string, unknown>;
      if (typeof data['expiresAt'] !== 'number') return data;
      return { ...data, expiresAt: Timestamp.fromMillis(data['expiresAt']) };
    },
    fromFirestore: (snapshot) => {
      const data: Record<string, unknown> = snapshot.data();
      const { expiresAt } = data;
      const plain = expiresAt instanceof Timestamp ? { ...data, expiresAt: expiresAt.toMillis() } : data;
      const parsed = z.safeParse(schema, plain);
      if (parsed.success) return parsed.data;
      throw new AppError('data/unreadable', { cause: new Error(snapshot.ref.path, { cause: parsed.error }) });
    },
  };
}
