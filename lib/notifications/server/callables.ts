import 'server-only';
import { FieldPath } from 'firebase-admin/firestore';
import { userReference } from '@/lib/auth/server/account-repository';
import { bindCallable, permitted } from '@/lib/callables/server/callable-binding';
import { chooseNoticeWay, readNotices } from '@/lib/notifications/contract';
import { markRead } from '@/lib/notifications/server/notice-store';

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

/** A person's inbox, and what reaches it. */
export const notificationCallables = [readNoticesCallable, chooseNoticeWayCallable];
