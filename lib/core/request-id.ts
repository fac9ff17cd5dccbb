/**
 * The name of one request, in its log lines, in its error and in the report of it: 16 letters and digits, so
 * that a person can read it out.
 */
export const createRequestId = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, 16);
