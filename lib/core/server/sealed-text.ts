import 'server-only';
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { deriveKey } from '@/lib/core/server/server-secret';

const ivBytes = 12;
const tagBytes = 16;

/** What a text is kept for: its key of the server, and the one thing that it belongs to. */
type Purpose = { key: Parameters<typeof deriveKey>[0]; of: string };

/** Encrypts a text (AES-256-GCM); sealed for one thing it does not open for another. */
export function sealText(text: string, { key, of }: Purpose): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', deriveKey(key), iv).setAAD(Buffer.from(of));
  const bytes = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, bytes, cipher.getAuthTag()]).toString('base64url');
}

/** Throws a plain Error when it was sealed for another thing, by another key, or was changed. */
export function openText(sealed: string, { key, of }: Purpose): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const iv = bytes.subarray(0, ivBytes);
  const decipher = createDecipheriv('aes-256-gcm', deriveKey(key), iv)
    .setAAD(Buffer.from(of))
    .setAuthTag(bytes.subarray(-tagBytes));
  const text = bytes.subarray(ivBytes, -tagBytes);
  return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
}
