import { randomUUID } from 'node:crypto';
import type { AnyContract } from '@/lib/callables/callable-contract';
import { ask, type DoorAnswer, type DoorRequest } from './ask';

export const callablePath = (name: string): string => `/api/callable/${name}`;

/** A key that nobody has used yet. */
export const newKey = (): string => randomUUID();

type Call = DoorRequest & { input?: unknown; key?: string | null };

/** An answer that took this long (ms) came because a busy machine kept the server waiting. */
const late = 8_000;

/**
 * Calls a callable; a keyed one gets a new key unless told otherwise. Where the server waited in vain for a
 * service, it asks once more with the same key, as pages do.
 */
export async function call(
  contract: AnyContract,
  { input = {}, key, ...request }: Call = {},
): Promise<DoorAnswer> {
  const sent = key === undefined && contract.kind === 'keyed' ? newKey() : key;
  const body = JSON.stringify({ data: { ...(sent && { key: sent }), input } });
  const askNow = () => ask(callablePath(contract.name), { body, ...request });
  const began = Date.now();
  const answer = await askNow();
  return answer.status === 503 && Date.now() - began > late ? askNow() : answer;
}

/** What a callable answered; throws for a refusal. */
export function resultOf({ status, json, text }: DoorAnswer): unknown {
  if (status !== 200) throw new Error(`The call answered ${status}: ${text}`);
  return (json as { result: unknown }).result;
}
