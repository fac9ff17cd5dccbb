import 'server-only';
import { isRecord } from '@/lib/core/is-record';

/** gRPC: NOT_FOUND, ALREADY_EXISTS, FAILED_PRECONDITION, ABORTED. */
const codes: ReadonlySet<unknown> = new Set([5, 6, 9, 10]);

/** What Firestore answers to a write that was for a document as it was read, when it is no longer that. */
export const isOvertaken = (thrown: unknown): boolean => isRecord(thrown) && codes.has(thrown['code']);
