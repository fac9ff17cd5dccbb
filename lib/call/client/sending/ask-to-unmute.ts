import type { Call } from '@/lib/call/client/create-call';

/** Asks people by their connections to turn their microphones on again. Who has left meanwhile needs no answer. */
export const askToUnmute =
  ({ data }: Pick<Call, 'data'>) =>
  (identities: readonly string[]): void => {
    const ask = (identity: string) => data.call('ask-to-unmute', { device: 'microphone' }, identity);
    void Promise.allSettled(identities.map(ask));
  };
