import 'server-only';
import { deleteMyAccountCallable } from '@/lib/account/server/delete-my-account';
import { noteDeviceCallable, forgetDeviceCallable } from '@/lib/account/server/note-device';
import { chooseMyPictureCallable } from '@/lib/account/server/change-picture';
import { exportMyDataCallable } from '@/lib/account/server/export-data';
import { mergeGuestCallable, bringGuestAlongCallable } from '@/lib/account/server/merge-guest';
import { renameMeCallable } from '@/lib/account/server/rename-account';
import { signOutEverywhereCallable } from '@/lib/account/server/sign-out-everywhere';

export const accountCallables = [
  renameMeCallable,
  chooseMyPictureCallable,
  noteDeviceCallable,
  forgetDeviceCallable,
  signOutEverywhereCallable,
  exportMyDataCallable,
  deleteMyAccountCallable,
  mergeGuestCallable,
  bringGuestAlongCallable,
];
