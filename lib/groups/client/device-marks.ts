import * as z from 'zod/mini';
import { deviceMarkSchema, mostDeviceMarks } from '@/lib/groups/schema';

/** Belongs to the device and not to a person: it stays when somebody signs out. */
export const deviceMarksKey = 'chalktalk-card-devices';

const marksSchema = z.array(deviceMarkSchema);

/** What this device was given when learners came in on it, the newest first. */
export function readDeviceMarks(): string[] {
  try {
    const stored: unknown = JSON.parse(globalThis.localStorage.getItem(deviceMarksKey) ?? '[]');
    return marksSchema.safeParse(stored).data?.slice(0, mostDeviceMarks) ?? [];
  } catch {
    return [];
  }
}

export function keepDeviceMark(mark: string): void {
  const marks = [mark, ...readDeviceMarks().filter((known) => known !== mark)].slice(0, mostDeviceMarks);
  try {
    globalThis.localStorage.setItem(deviceMarksKey, JSON.stringify(marks));
  } catch {
    // Without storage the device is a new one each time.
  }
}
