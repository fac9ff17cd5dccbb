import type { AnyContract } from '@/lib/callables/callable-contract';
import { AppError } from '@/lib/errors/app-error';
import { registerCallables, type BoundCallable } from '@/lib/callables/server/callable-binding';
import { handleCallable } from '@/lib/callables/server/callable-handler';
import { callRecords } from '@/lib/firebase/server/call-records';
import { roomUpkeep } from '@/lib/rooms/server/room-upkeep';
import { unique } from './unique';

/** What a callable answered: its code is `ok`, or that of the refusal. */
export type Answer = { code: string; details: unknown; result: unknown };

type Call = { uid?: string; input?: object; key?: string };
type Body = { result?: unknown; error?: { message: string; details: { details?: unknown } } };

const host = 'chalktalk.test';

/** Sends calls through the real door to these callables, in this process. Who calls is said and not proven. */
export function createDoor(callables: readonly BoundCallable[]) {
  const registry = registerCallables(callables);
  return async (contract: AnyContract, { uid, input = {}, key }: Call): Promise<Answer> => {
    const authenticate = () =>
      uid === undefined
        ? Promise.reject(new AppError('auth/required'))
        : Promise.resolve({
            uid,
            email: null,
            isEmailVerified: true,
            authTime: Math.floor(Date.now() / 1000),
            hasTypedPassword: false,
          });
    const sent = key ?? (contract.kind === 'keyed' ? unique('key-of-a-call') : undefined);
    const request = new Request(`https://${host}/api/callable/${contract.name}`, {
      method: 'POST',
      headers: { host, origin: `https://${host}`, 'content-type': 'application/json' },
      body: JSON.stringify({ data: { ...(sent && { key: sent }), input } }),
    });
    const response = await handleCallable(
      { registry, records: callRecords, authenticate, upkeep: roomUpkeep },
      request,
      contract.name,
    );
    const { result, error } = (await response.json()) as Body;
    return { code: error?.message ?? 'ok', details: error?.details.details, result };
  };
}
