import type { ErrorClass, ErrorRow, ErrorRows } from './error-class';

const unknownError: ErrorRow = ['reload', 'no', 'error', 'report'];

/** The class of a code. One that the catalogue does not know counts as its `client/unknown`. */
export const classOf = (code: string, catalogue: ErrorRows): ErrorClass => {
  const known = Object.hasOwn(catalogue, code) ? code : 'client/unknown';
  const [action, retry, severity, report, words = known] = catalogue[known] ?? unknownError;
  return { code: known, action, retry, severity, report: report === 'report', words };
};
