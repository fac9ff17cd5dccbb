import { createHash } from 'node:crypto';

/**
 * Where a count stands: `limits/{key}`. Subjects are hashed: a list of addresses or mail addresses is nobody's
 * business. In a file of its own so that tests can say what has been counted already.
 */
export const limitKey = (name: string, subject: string): string =>
  createHash('sha256').update(`${name}\u0000${subject}`).digest('hex').slice(0, 40);
