import 'server-only';
import { FieldPath } from 'firebase-admin/firestore';
import { userReference } from '@/lib/auth/server/user-converter';
import { permitToOneself } from '@/lib/callables/server/permit-to-oneself';
import { bindCallable } from '@/lib/callables/server/callable-binding';
import {
  chooseNoticeWay,
  chooseRoomNoticeWay,
  forgetPushDevice,
  notePushDevice,
  readNotices,
} from '@/lib/notifications/contract';
import { markRead } from '@/lib/notifications/server/notice-store';
import { writeRoomWay } from '@/lib/notifications/server/notice-ways';
import { forgetPushDeviceOf, notePushDeviceOf } from '@/lib/notifications/server/push/push-device-store';
import { roomCallable } from '@/lib/rooms/server/room-callable';

const readNoticesCallable = bindCallable(readNotices, {
  permit: permitToOneself,
  run: async ({ caller, input }) => {
    await markRead(caller.uid, input.ids, Date.now());
    return {};
  },
});

const chooseNoticeWayCallable = bindCallable(chooseNoticeWay, {
  permit: permitToOneself,
  run: async ({ caller, input: { kind, way } }) => {
    await userReference(caller.uid).update(new FieldPath('notices', kind), way);
    return {};
  },
});

const chooseRoomNoticeWayCallable = roomCallable(
  chooseRoomNoticeWay,
  'room:read',
  async ({ caller, input }) => {
    await writeRoomWay(caller.uid, input);
    return {};
  },
);

const notePushDeviceCallable = bindCallable(notePushDevice, {
  permit: permitToOneself,
  run: async ({ caller, input }) => ({ isOn: await notePushDeviceOf(caller.uid, input, Date.now()) }),
});

const forgetPushDeviceCallable = bindCallable(forgetPushDevice, {
  permit: permitToOneself,
  run: async ({ caller, input: { deviceId } }) => {
    await forgetPushDeviceOf(caller.uid, deviceId);
    return {};
  },
});

/** A person's inbox, what reaches it, and the devices that it reaches. */
export const notificationCallables = [
  readNoticesCallable,
  chooseNoticeWayCallable,
  chooseRoomNoticeWayCallable,
  notePushDeviceCallable,
  forgetPushDeviceCallable,
];
