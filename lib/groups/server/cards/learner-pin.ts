import 'server-only';
import { randomInt, timingSafeEqual } from 'node:crypto';
import { openText, sealText } from '@/lib/core/server/sealed-text';
import { drawPin } from '@/lib/groups/pin';

export const newPin = (): string => drawPin((below) => randomInt(below));

const sealFor = (uid: string) => ({ key: 'learner pins', of: uid });

/** Encrypts a PIN for its learner; sealed for one it does not open for another. */
export const sealPin = (pin: string, uid: string): string => sealText(pin, sealFor(uid));

/** Throws a plain Error when it was sealed for another learner, by another key, or was changed. */
export const openPin = (sealed: string, uid: string): string => openText(sealed, sealFor(uid));

/** In the same time, whether they agree in no digit or in five. Both have six. */
export const isSamePin = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(one), Buffer.from(other));
