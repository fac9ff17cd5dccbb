import 'server-only';
import { noteDevice, forgetDevice } from '@/lib/account/contract';
import { finishDepartures } from '@/lib/account/server/delete-account';
import { noteDeviceOf, forgetDeviceOf } from '@/lib/account/server/device-repository';
import { bindCallable } from '@/lib/callables/server/callable-binding';
import { permitToOneself } from '@/lib/callables/server/permit-to-oneself';
import { withTimeout } from '@/lib/core/server/with-timeout';

/** How long noting a device waits for the deletions of other accounts (ms). */
const passingBy = 8000;

/**
 * Once a day for each device is often enough to finish deletions that were cut off. A late one continues in the
 * background.
 */
const passBy = () => withTimeout(() => finishDepartures(Date.now()), passingBy).catch(() => undefined);

export const noteDeviceCallable = bindCallable(noteDevice, {
  permit: permitToOneself,
  run: async ({ caller, input: { deviceId, ...kind } }) => {
    await Promise.all([noteDeviceOf(caller.uid, deviceId, kind), passBy()]);
    return {};
  },
});

export const forgetDeviceCallable = bindCallable(forgetDevice, {
  permit: permitToOneself,
  run: async ({ caller, input }) => {
    await forgetDeviceOf(caller.uid, input.deviceId);
    return {};
  },
});
