import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';
import { AppError } from '@/lib/errors/app-error';
import type { Environment } from '@/lib/core/server/environment';

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Lets only the scheduler pass, which sends `Authorization: Bearer <CRON_SECRET>` as Vercel's does. Without a
 * secret nobody passes. Throws `auth/required` or `auth/invalid-token`.
 */
export function requireCronSecret(authorization: string | null, env: Environment = process.env): void {
  if (!authorization) throw new AppError('auth/required');
  const secret = env['CRON_SECRET'];
  // Digests have one length, so that comparing them tells nothing about the secret's.
  if (!secret || !timingSafeEqual(digest(authorization), digest(`Bearer ${secret}`))) {
    throw new AppError('auth/invalid-token');
  }
}
