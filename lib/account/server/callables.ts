import 'server-only';
import {
  bringGuestAlong,
  chooseMyPicture,
  deleteMyAccount,
  exportMyData,
  forgetDevice,
  mergeGuest,
  noteDevice,
  renameMe,
  signOutEverywhere,
} from '@/lib/account/contract';
import { exportsPerPerson } from '@/lib/account/server/account-limits';
import { changePictureOf } from '@/lib/account/server/change-picture';
import { deleteAccountOf, finishDepartures } from '@/lib/account/server/delete-account';
import { forgetDeviceOf, noteDeviceOf } from '@/lib/account/server/device-repository';
import { exportDataOf, noteExport } from '@/lib/account/server/export-data';
import { identifyGuest, listRoomsToDecide, mergeGuestInto } from '@/lib/account/server/merge-guest';
import { renameAccount } from '@/lib/account/server/rename-account';
import { signOutEverywhereFor } from '@/lib/account/server/sign-out-everywhere';
import type { PersonKind } from '@/lib/auth/person-kind';
import { userReference } from '@/lib/auth/server/account-repository';
import { requireRecentSignIn } from '@/lib/auth/server/require-recent-sign-in';
import { AppError } from '@/lib/errors/app-error';
import { bindCallable, permitted, type Caller } from '@/lib/callables/server/callable-binding';
import { withTimeout } from '@/lib/core/server/with-timeout';
import { spendOn } from '@/lib/firebase/server/limit-store';
import { roomCallable } from '@/lib/rooms/server/room-callable';

/** Every caller may do these to their own account: the uid comes from the verified token. */
const toOneself = () => Promise.resolve(permitted(null));

const renameMeCallable = bindCallable(renameMe, {
  permit: toOneself,
  run: async ({ caller, input }) => {
    await renameAccount(caller.uid, input.name);
    return { name: input.name };
  },
});

const chooseMyPictureCallable = bindCallable(chooseMyPicture, {
  permit: async ({ caller }) => {
    if ((await kindOf(caller.uid)) === 'guest') throw new AppError('access/denied');
    return permitted(null);
  },
  run: async ({ caller, input }) => {
    await changePictureOf(caller.uid, input.picture);
    return {};
  },
});

/** How long noting a device waits for the deletions of other accounts (ms). */
const passingBy = 8000;

/**
 * Once a day for each device is often enough to finish deletions that were cut off. A late one continues in the
 * background.
 */
const passBy = () => withTimeout(() => finishDepartures(Date.now()), passingBy).catch(() => undefined);

const noteDeviceCallable = bindCallable(noteDevice, {
  permit: toOneself,
  run: async ({ caller, input: { deviceId, ...kind } }) => {
    await Promise.all([noteDeviceOf(caller.uid, deviceId, kind), passBy()]);
    return {};
  },
});

const forgetDeviceCallable = bindCallable(forgetDevice, {
  permit: toOneself,
  run: async ({ caller, input }) => {
    await forgetDeviceOf(caller.uid, input.deviceId);
    return {};
  },
});

const signOutEverywhereCallable = bindCallable(signOutEverywhere, {
  permit: ({ caller }) => {
    requireRecentSignIn(caller);
    return toOneself();
  },
  run: async ({ caller }) => {
    await signOutEverywhereFor(caller.uid, caller.authTime);
    return {};
  },
});

const exportMyDataCallable = bindCallable(exportMyData, {
  permit: async ({ caller }) => {
    if ((await kindOf(caller.uid)) === 'account') requireRecentSignIn(caller);
    return permitted(null);
  },
  run: ({ caller }) =>
    spendOn({ limit: exportsPerPerson, subject: caller.uid }, async () => {
      await noteExport(caller.uid, caller.uid, Date.now());
      return exportDataOf(caller.uid);
    }),
});

const deleteMyAccountCallable = bindCallable(deleteMyAccount, {
  permit: async ({ caller }) => {
    await requireOwnHands(caller);
    return permitted(null);
  },
  run: async ({ caller }) => {
    const answer = await deleteAccountOf(caller.uid, caller.uid);
    if (typeof answer === 'object') return { outcome: 'owner' as const, ...answer };
    return { outcome: 'deleted' as const };
  },
});

// The capability is checked in the named room. `mergeGuestInto` decides the rest in the transaction.
const mergeGuestCallable = roomCallable(
  mergeGuest,
  'member:moderate',
  async ({ caller, input: { roomId, guestUid, learnerUid } }) => {
    const mayIn = await listRoomsToDecide(caller, guestUid);
    await mergeGuestInto({ guestUid, learnerUid, actorUid: caller.uid, host: { roomId, mayIn } });
    return {};
  },
);

const bringGuestAlongCallable = bindCallable(bringGuestAlong, {
  // The holder of a guest's sign-in is that guest. `mergeGuestInto` checks that the caller is a learner.
  permit: async ({ caller, input }) => permitted(await identifyGuest(input.guestToken, caller.uid)),
  run: async ({ caller, evidence: guestUid }) => {
    await mergeGuestInto({ guestUid, learnerUid: caller.uid, actorUid: caller.uid, host: null });
    return {};
  },
});

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

const kindOf = async (uid: string): Promise<PersonKind> =>
  (await userReference(uid).get()).data()?.kind ?? 'account';

/**
 * A learner's account belongs to the host who made it. A guest cannot sign in again; every other caller must have
 * done so recently. A deletion that was cut off may leave no document: then the sign-in decides.
 */
async function requireOwnHands(caller: Caller): Promise<void> {
  const kind = await kindOf(caller.uid);
  if (kind === 'learner') throw new AppError('access/denied');
  if (kind === 'account') requireRecentSignIn(caller);
}
