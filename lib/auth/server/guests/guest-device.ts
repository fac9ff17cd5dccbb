import 'server-only';
import { createHmac } from 'node:crypto';
import { deriveKey } from '@/lib/core/server/server-secret';

/**
 * How a device on which a guest was made is kept: hashed with a key of the server, so that who reads the database cannot
 * come in as that device.
 */
export const guestDeviceMark = (device: string): string =>
  createHmac('sha256', deriveKey('guest devices')).update(device).digest('base64url').slice(0, 22);
