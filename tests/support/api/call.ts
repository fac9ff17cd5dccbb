import { randomUUID } from 'node:crypto';
import type { AnyContract } from '@/lib/callables/callable-contract';
import { ask, type DoorAnswer, type DoorRequest } from './ask';

export const callablePath = (name: string): string => `/api/callable/${name}`;

/** A key that nobody has used yet. */
export const newKey = (): string => randomUUID();

type Call = DoorRequest & { input?: unknown; key?: string | null };

/** Calls a callable; a keyed one gets a new key unless told otherwise. */
export function call(contract: AnyContract, { input = {}, key, ...request }: Call = {}): Promise<DoorAnswer> {
  const sent = key === undefined && contract.kind === 'keyed' ? newKey() : key;
  const body = JSON.stringify({ data: { ...(sent && { key: sent }), input } });
  return ask(callablePath(contract.name), { body, ...request });
}

/** What a callable answered; throws for a refusal. */
export function resultOf({ status, json, text }: DoorAnswer): unknown {
  if (status !== 200) throw new Error(`The call answered ${status}: ${text}`);
  return (json as { result: unknown }).result;
}
