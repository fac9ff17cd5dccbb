import 'server-only';
import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { deriveKey } from '@/lib/core/server/server-secret';

/** 128 bits: more than anybody can try (ASVS 6.5.2 asks for 112 where a code lets in directly). */
const codeBytes = 16;
const ivBytes = 12;
const tagBytes = 16;

/** A code that nobody can guess. */
export const newCode = (): string => randomBytes(codeBytes).toString('base64url');

/** Where the invite of a code stands. Who reads the database cannot check a guess without the server's key. */
export const inviteIdOf = (code: string): string =>
  createHmac('sha256', deriveKey('invite lookup')).update(code).digest('hex');

/** Encrypts a code for its invite (AES-256-GCM); sealed for one invite it does not open for another. */
export function sealCode(code: string, inviteId: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', deriveKey('invite sealing'), iv).setAAD(Buffer.from(inviteId));
  const text = Buffer.concat([cipher.update(code, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, text, cipher.getAuthTag()]).toString('base64url');
}

/** Throws a plain Error when it was sealed for another invite, by another key, or was changed. */
export function openCode(sealed: string, inviteId: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const iv = bytes.subarray(0, ivBytes);
  const decipher = createDecipheriv('aes-256-gcm', deriveKey('invite sealing'), iv)
    .setAAD(Buffer.from(inviteId))
    .setAuthTag(bytes.subarray(-tagBytes));
  const text = bytes.subarray(ivBytes, -tagBytes);
  return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
}
