'use client';

import type { CallableOutput } from '@/lib/callables/callable-contract';
import { callServer } from '@/lib/callables/client/call-server';
import { usePolled } from '@/lib/core/client/use-polled';
import { listServiceTokens } from '../contract';

export type ListedService = CallableOutput<typeof listServiceTokens>['services'][number];

type Services = {
  services: readonly ListedService[] | null;
  failure: unknown;
  refresh: () => Promise<void>;
};

/** The recorders and agents that an administrator has let in, and whether they are in a call now. */
export function useServices(): Services {
  const { value, failure, refresh } = usePolled(() => callServer(listServiceTokens, {}));
  return { services: value?.services ?? null, failure, refresh };
}
