import * as z from 'zod/mini';
import { defineContract } from '@/lib/callables/callable-contract';
import { browsers, systems } from '@/lib/core/device-kind';
import { pushDeviceIdSchema, pushTokenSchema } from './push-device';
import { roomIdSchema } from '@/lib/rooms/schema';
import { mostNotices, noticeIdSchema, noticeKinds, noticeWays, roomNoticeKinds } from './schema';

/** Marks notices of the caller as read. Ids that there are not, or that are read, change nothing. */
export const readNotices = defineContract({
  name: 'readNotices',
  kind: 'natural',
  input: z.strictObject({ ids: z.array(noticeIdSchema).check(z.minLength(1), z.maxLength(mostNotices)) }),
  output: z.object({}),
});

/** Chooses how far one kind of notice reaches the caller. */
export const chooseNoticeWay = defineContract({
  name: 'chooseNoticeWay',
  kind: 'natural',
  input: z.strictObject({ kind: z.enum(noticeKinds), way: z.enum(noticeWays) }),
  output: z.object({}),
});

/** Chooses how far one kind of notice reaches the caller from one room; null follows the account again. */
export const chooseRoomNoticeWay = defineContract({
  name: 'chooseRoomNoticeWay',
  kind: 'natural',
  input: z.strictObject({
    roomId: roomIdSchema,
    kind: z.enum(roomNoticeKinds),
    way: z.nullable(z.enum(noticeWays)),
  }),
  output: z.object({}),
});

/**
 * Has the caller's pushes come to this browser too. `isNew` says that the person has just turned them on; without it
 * a device that was taken off the list stays off, and `isOn` is false. The token belongs to nobody else from then on.
 */
export const notePushDevice = defineContract({
  name: 'notePushDevice',
  kind: 'natural',
  input: z.strictObject({
    deviceId: pushDeviceIdSchema,
    token: pushTokenSchema,
    browser: z.enum(browsers),
    system: z.enum(systems),
    isNew: z.boolean(),
  }),
  output: z.object({ isOn: z.boolean() }),
});

/** Ends the pushes of one of the caller's devices. */
export const forgetPushDevice = defineContract({
  name: 'forgetPushDevice',
  kind: 'natural',
  input: z.strictObject({ deviceId: pushDeviceIdSchema }),
  output: z.object({}),
});
