'use client';

import { useTranslations } from 'next-intl';
import { Segmented } from '@/components/ui/fields/segmented';
import { findWay } from '@/lib/notifications/find-way';
import {
  noticeKinds,
  noticeWays,
  type NoticeChoices,
  type NoticeKind,
  type NoticeWay,
} from '@/lib/notifications/schema';

type NoticeChoicesProps = {
  choices: NoticeChoices | undefined;
  /** Whether anything can reach a device; else the inbox is as far as it goes. */
  isPushOffered: boolean;
  onChoose: (kind: NoticeKind, way: NoticeWay) => void;
};

/** How far each kind of notice reaches the person. */
export function NoticeChoices({ choices, isPushOffered, onChoose }: NoticeChoicesProps) {
  const t = useTranslations('notifications.settings');
  const offered = noticeWays.filter((way) => isPushOffered || way !== 'push');
  const segments = offered.map((value) => ({ value, label: t(`ways.${value}`) }));
  return (
    <>
      <h3 className="mt-8 text-16 font-semibold">{t('reaches')}</h3>
      <ul className="mt-2">
        {noticeKinds.map((kind) => {
          const way = findWay({ account: choices }, kind);
          return (
            <li
              key={kind}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-2 last:border-b-0"
            >
              <span>{t(`kinds.${kind}`)}</span>
              <div className="w-full tablet:w-44">
                <Segmented
                  isWide
                  label={t(`kinds.${kind}`)}
                  segments={segments}
                  value={way === 'push' && !isPushOffered ? 'inbox' : way}
                  onChoose={(chosen) => onChoose(kind, chosen)}
                />
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
}
