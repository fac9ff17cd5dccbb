import 'server-only';
import { createHmac, randomBytes } from 'node:crypto';
import { openText, sealText } from '@/lib/core/server/sealed-text';
import { deriveKey } from '@/lib/core/server/server-secret';

/** 128 bits: more than anybody can try (ASVS 6.5.2 asks for 112 where a code lets in directly). */
const codeBytes = 16;

/** A code that nobody can guess. */
export const newCode = (): string => randomBytes(codeBytes).toString('base64url');

/** Where the invite of a code stands. Who reads the database cannot check a guess without the server's key. */
export const inviteIdOf = (code: string): string =>
  createHmac('sha256', deriveKey('invite lookup')).update(code).digest('hex');

/** Encrypts a code for its invite; sealed for one invite it does not open for another. */
export const sealCode = (code: string, inviteId: string): string =>
  sealText(code, { key: 'invite sealing', of: inviteId });

/** Throws a plain Error when it was sealed for another invite, by another key, or was changed. */
export const openCode = (sealed: string, inviteId: string): string =>
  openText(sealed, { key: 'invite sealing', of: inviteId });
