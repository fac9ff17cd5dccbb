type Device = Pick<MediaDeviceInfo, 'kind' | 'deviceId'>;

/** The devices that are no longer there. A device is a kind and an id: `default` names a microphone and a speaker. */
export const findGone = <One extends Device>(before: readonly One[], now: readonly Device[]): One[] =>
  before.filter(({ kind, deviceId }) => !now.some((one) => one.kind === kind && one.deviceId === deviceId));
