import 'server-only';
import { hkdfSync } from 'node:crypto';
import { requireVariable, type Environment } from '@/lib/core/server/environment';

const shortest = 32;

/**
 * A 256-bit key for one purpose, derived from the deployment's one secret (HKDF with SHA-256, RFC 5869): keys
 * of different purposes tell nothing about each other. Another secret makes every link, card and PIN of before
 * useless.
 *
 * @param purpose names what the key is for, and nothing else is ever done with it
 */
export function deriveKey(purpose: string, env: Environment = process.env): Buffer {
  const secret = requireVariable(env, 'CHALKTALK_SECRET');
  if (secret.length < shortest) {
    throw new Error(`CHALKTALK_SECRET has ${secret.length} characters, it needs ${shortest}.`);
  }
  return Buffer.from(hkdfSync('sha256', secret, '', `chalktalk ${purpose}`, 32));
}
