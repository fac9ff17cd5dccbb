import type { DeviceKind, DeviceProblem } from './device-problem';

type DeviceStanding = { mayUse: boolean; problem: DeviceProblem | null };

/** What the button that enters the call says (keys of `call.check`): what one goes without is named. */
export function joinLabel(devices: Record<DeviceKind, DeviceStanding>) {
  const has = ({ mayUse, problem }: DeviceStanding) => mayUse && problem === null;
  const hasCamera = has(devices.camera);
  const hasMicrophone = has(devices.microphone);
  if (hasCamera && hasMicrophone) return 'join';
  if (hasMicrophone) return devices.camera.mayUse ? 'joinWithoutCamera' : 'join';
  if (hasCamera) return devices.microphone.mayUse ? 'joinWithoutMicrophone' : 'join';
  return 'joinToListen';
}
