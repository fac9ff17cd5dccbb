import type { CallableInput } from '@/lib/callables/callable-contract';
import { callServer } from '@/lib/callables/client/call-server';
import { changeRole } from '../contract';

/** Makes somebody another role. Returns what brings back what stood; undefined where nothing has changed. */
export async function giveRole(
  input: CallableInput<typeof changeRole>,
): Promise<(() => Promise<void>) | undefined> {
  const { back } = await callServer(changeRole, input);
  if (back.length === 0) return undefined;
  const { roomId, uid } = input;
  // Why it was done is not why it is taken back.
  return async () => {
    for (const role of back) await callServer(changeRole, { roomId, uid, ...role });
  };
}
