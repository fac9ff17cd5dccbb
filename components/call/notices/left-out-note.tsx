'use client';

import { useTranslations } from 'next-intl';
import type { Call } from '@/lib/call/client/create-call';
import { useLeftOut } from '@/lib/call/client/notices/use-left-out';

/** For hosts, at the end of the people: that somebody sends what pages of ours do not take. */
export function LeftOutNote({ call }: { call: Call }) {
  const t = useTranslations('call.people');
  const count = useLeftOut(call);
  return count === 0 ? null : <p className="px-4 pt-3 text-13 text-ink-2">{t('leftOut', { count })}</p>;
}
