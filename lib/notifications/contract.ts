import * as z from 'zod/mini';
import { defineContract } from '@/lib/callables/callable-contract';
import { mostNotices, noticeIdSchema, noticeKinds, noticeWays } from './schema';

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
