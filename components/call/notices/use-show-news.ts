import { useTranslations } from 'next-intl';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { CallRoomState } from '@/components/call/use-call-room';

/** Says who has laid a file on everybody's stage, also to those who do not see it. */
export function useShowNews({ follow, context }: CallRoomState): void {
  const t = useTranslations('call.document');
  const { showing } = follow;
  const { people, notify } = context;
  const name = people.find(({ uid }) => uid === showing?.uid)?.name ?? '';
  const say = useRef<() => void>(() => undefined);
  useLayoutEffect(() => {
    say.current = () => void notify(t('shows', { name }));
  });
  const shown = showing === null ? null : `${showing.identity} ${showing.place.id}`;
  useEffect(() => {
    if (shown !== null) say.current();
  }, [shown]);
}
