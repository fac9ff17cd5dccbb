import { type Capability, capabilities } from '@/lib/access/capabilities';
import type { Exceptions } from '@/lib/access/layers';
import type { MatrixAnswer } from '@/lib/access/to-matrix';

/** The part of an access that says what is allowed. */
export type Allowed = Readonly<Record<Capability, { readonly allowed: boolean }>>;

type MatrixRow = Readonly<Partial<Record<Capability, MatrixAnswer>>>;

/**
 * What a person may do, by their profile's row of a matrix and their exceptions. It reads the matrix as the rules do,
 * for callers that have the matrix but not the layers behind it.
 *
 * @param session the session that the matrix names
 */
export function readMatrixRow(
  row: MatrixRow,
  exceptions: Exceptions,
  { session, now }: { session: string | null; now: number },
): Allowed {
  const answers = capabilities.map((capability) => {
    const answer = row[capability] ?? 'never';
    const exception = exceptions[capability];
    const isInForce =
      exception !== undefined &&
      exception.until > now &&
      (exception.session === undefined || exception.session === session);
    const isOpen = answer !== 'never' && (isInForce ? exception.allow : answer === 'yes');
    return [capability, { allowed: answer === 'always' || isOpen }];
  });
  return Object.fromEntries(answers) as Allowed;
}
