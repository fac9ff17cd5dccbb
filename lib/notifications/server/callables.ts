import 'server-only';
import { readNoticesCallable } from '@/lib/notifications/server/notice-store';
import { chooseNoticeWayCallable, chooseRoomNoticeWayCallable } from '@/lib/notifications/server/notice-ways';
import {
  notePushDeviceCallable,
  forgetPushDeviceCallable,
} from '@/lib/notifications/server/push/push-device-store';

/** A person's inbox, what reaches it, and the devices that it reaches. */
export const notificationCallables = [
  readNoticesCallable,
  chooseNoticeWayCallable,
  chooseRoomNoticeWayCallable,
  notePushDeviceCallable,
  forgetPushDeviceCallable,
];
