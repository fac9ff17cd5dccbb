'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/notice';
import { LinkText } from '@/components/ui/buttons/link-text';
import type { SpreadNews } from '@/lib/permissions/client/use-spread';

/** How many rooms are named; of the others there is a number. */
const mostNamed = 5;

/** How far what was saved has come. That it holds everywhere is said only when it does. */
export function SpreadNotice({ news }: { news: SpreadNews | null }) {
  const t = useTranslations('permissions.spread');
  const format = useFormatter();
  if (news === null) return null;
  const { saved, left, unreached } = news;
  const isUnreached = unreached.length > 0;
  const names = unreached.slice(0, mostNamed).map(({ name }) => name);
  return (
    <Notice tone={left === 0 ? 'moss' : 'info'}>
      {t(`saved.${saved}`)}{' '}
      {left === 0
        ? t('everywhere')
        : isUnreached
          ? t('unreached', {
              count: unreached.length,
              names: format.list([...names, ...moreOf(unreached.length - names.length, t)]),
            })
          : left === null
            ? t('unknown')
            : t('follows', { left })}
      {isUnreached ? (
        <>
          {' '}
          <LinkText href="/admin/live">{t('live')}</LinkText>
        </>
      ) : null}
    </Notice>
  );
}

const moreOf = (more: number, t: ReturnType<typeof useTranslations<'permissions.spread'>>): string[] =>
  more > 0 ? [t('more', { more })] : [];
