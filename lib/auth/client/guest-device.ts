import { guestDeviceSchema } from '../schema';

/** Belongs to the device and not to a person: it stays when somebody signs out. */
const guestDeviceKey = 'chalktalk-guest-device';

/** What this device is known by where a guest was banned, made when it is first asked for; nothing without storage. */
export function ownDevice(): { device?: string } {
  try {
    const known = guestDeviceSchema.safeParse(globalThis.localStorage.getItem(guestDeviceKey)).data;
    const device = known ?? crypto.randomUUID().replaceAll('-', '');
    if (known === undefined) globalThis.localStorage.setItem(guestDeviceKey, device);
    return { device };
  } catch {
    return {};
  }
}
