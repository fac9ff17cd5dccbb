import { useFormatter, useTranslations } from 'next-intl';
import { useCallback, useLayoutEffect, useRef } from 'react';
import type { CallContextValue } from '@/components/call/call-context';
import type { Call } from '@/lib/call/client/create-call';
import { useLeading, type Leading, type LeadingInput } from '@/lib/follow/client/use-leading';

type CallLeadingInput = Pick<CallContextValue, 'people' | 'notify'> & {
  call: Pick<Call, 'data'>;
  isHost: boolean;
};

const words = { sheet: 'silent', file: 'notShown' } as const;

/** Lets a host lead everybody else in the call, and says whom the ask has not reached. */
export function useCallLeading({ call, people, isHost, notify }: CallLeadingInput): Leading {
  const t = useTranslations('call.follow');
  const format = useFormatter();
  const others = people.filter(({ isMe }) => !isMe);
  const say = useRef<LeadingInput['onSilent']>(() => undefined);
  useLayoutEffect(() => {
    say.current = (identities, kind) => {
      const silent = others.filter((person) => person.identities.some((one) => identities.includes(one)));
      // Who has left meanwhile needs no answer.
      if (silent.length > 0) notify(t(words[kind], { names: format.list(silent.map(({ name }) => name)) }));
    };
  });
  const onSilent = useCallback<LeadingInput['onSilent']>((...silent) => say.current(...silent), []);
  return useLeading({
    data: call.data,
    others: others.flatMap(({ identities }) => identities),
    mayLead: isHost,
    onSilent,
  });
}
