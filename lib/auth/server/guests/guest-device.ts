import 'server-only';
import { createHmac } from 'node:crypto';
import { deriveKey } from '@/lib/core/server/server-secret';

/**
 * The stored form of a guest's device id: hashed with a key of the server, so that a reader of the database cannot
 * come in as that device.
 */
export const guestDeviceMark = (device: string): string =>
  createHmac('sha256', deriveKey('guest devices')).update(device).digest('base64url').slice(0, 22);
