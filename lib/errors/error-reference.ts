import { isAppError } from './app-error';
import { createRequestId } from '@/lib/core/request-id';

const references = new WeakMap<object, string>();

/**
 * What a person can quote so that their error is found: the id of the failed request, else an id made for
 * this thrown thing. The same thing always has the same reference, in the words and in the report.
 */
export const referenceOf = (thrown: unknown): string => {
  if (isAppError(thrown) && thrown.requestId !== undefined) return thrown.requestId;
  if (typeof thrown !== 'object' || thrown === null) return createRequestId();
  const reference = references.get(thrown) ?? createRequestId();
  references.set(thrown, reference);
  return reference;
};
