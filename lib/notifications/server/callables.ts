import 'server-only';
import { FieldPath } from 'firebase-admin/firestore';
import { userReference } from '@/lib/auth/server/account-repository';
import { bindCallable, permitted } from '@/lib/callables/server/callable-binding';
import { chooseNoticeWay, forgetPushDevice, notePushDevice, readNotices } from '@/lib/notifications/contract';
import { markRead } from '@/lib/notifications/server/notice-store';
import { forgetPushDeviceOf, notePushDeviceOf } from '@/lib/notifications/server/push/push-device-store';

/** Everyone may do with their own inbox what these do: the uid comes from the verified token. */
const toOneself = () => Promise.resolve(permitted(null));

const readNoticesCallable = bindCallable(readNotices, {
  permit: toOneself,
  run: async ({ caller, input }) => {
    await markRead(caller.uid, input.ids, Date.now());
    return {};
  },
});

const chooseNoticeWayCallable = bindCallable(chooseNoticeWay, {
  permit: toOneself,
  run: async ({ caller, input: { kind, way } }) => {
    await userReference(caller.uid).update(new FieldPath('notices', kind), way);
    return {};
  },
});

const notePushDeviceCallable = bindCallable(notePushDevice, {
  permit: toOneself,
  run: async ({ caller, input }) => ({ isOn: await notePushDeviceOf(caller.uid, input, Date.now()) }),
});

const forgetPushDeviceCallable = bindCallable(forgetPushDevice, {
  permit: toOneself,
  run: async ({ caller, input: { deviceId } }) => {
    await forgetPushDeviceOf(caller.uid, deviceId);
    return {};
  },
});

/** A person's inbox, what reaches it, and the devices that it reaches. */
export const notificationCallables = [
  readNoticesCallable,
  chooseNoticeWayCallable,
  notePushDeviceCallable,
  forgetPushDeviceCallable,
];
