import 'server-only';
import { createCipheriv, createDecipheriv, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { deriveKey } from '@/lib/core/server/server-secret';
import { drawPin } from '@/lib/groups/pin';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

export const newPin = (): string => drawPin((below) => randomInt(below));

/** Encrypts a PIN for its learner (AES-256-GCM); sealed for one it does not open for another. */
export function sealPin(pin: string, uid: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, deriveKey('learner pins'), iv).setAAD(Buffer.from(uid));
  const text = Buffer.concat([cipher.update(pin, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, text, cipher.getAuthTag()]).toString('base64url');
}

/** Throws a plain Error when it was sealed for another learner, by another key, or was changed. */
export function openPin(sealed: string, uid: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(algorithm, deriveKey('learner pins'), bytes.subarray(0, ivBytes))
    .setAAD(Buffer.from(uid))
    .setAuthTag(bytes.subarray(-tagBytes));
  const text = bytes.subarray(ivBytes, -tagBytes);
  return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
}

/** In the same time, whether they agree in no digit or in five. Both have six. */
export const isSamePin = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(one), Buffer.from(other));
