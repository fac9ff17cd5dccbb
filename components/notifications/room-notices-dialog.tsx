'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { LinkText } from '@/components/ui/buttons/link-text';
import { SelectField } from '@/components/ui/fields/select-field';
import { Dialog } from '@/components/ui/overlays/dialog';
import { findWay } from '@/lib/notifications/find-way';
import {
  noticeWays,
  roomNoticeKinds,
  type NoticeChoices,
  type NoticeWay,
  type RoomNoticeKind,
} from '@/lib/notifications/schema';

type RoomNoticesDialogProps = {
  room: string;
  /** What was chosen for this room, and in the account; undefined until both are known. */
  choices: { room: NoticeChoices; account: NoticeChoices } | undefined;
  /** Whether anything can reach a device; else the inbox is as far as it goes. */
  isPushOffered: boolean;
  /** What went wrong. */
  notice: ReactNode;
  /** Null follows the account again. */
  onChoose: (kind: RoomNoticeKind, way: NoticeWay | null) => void;
  onClose: () => void;
};

/** How far what happens in one room reaches the person: as in their account, unless they say otherwise. */
export function RoomNoticesDialog({
  room,
  choices,
  isPushOffered,
  notice,
  onChoose,
  onClose,
}: RoomNoticesDialogProps) {
  const t = useTranslations('notifications');
  const shown = (way: NoticeWay) => t(`settings.ways.${way === 'push' && !isPushOffered ? 'inbox' : way}`);
  const offered = noticeWays.filter((way) => isPushOffered || way !== 'push');
  const ways = offered.map((way) => ({ value: way, label: shown(way) }));
  return (
    <Dialog
      title={t('room.title')}
      description={t('room.lead', { room })}
      closeLabel={t('room.close')}
      isOpen
      onOpenChange={onClose}
    >
      {notice}
      {choices === undefined ? <p className="text-14 text-ink-2">{t('room.loading')}</p> : null}
      {choices === undefined ? null : (
        <div className="grid items-end gap-4 tablet:grid-cols-2">
          {roomNoticeKinds.map((kind, index) => {
            const way = choices.room[kind];
            const usual = findWay({ account: choices.account }, kind);
            const asUsual = { value: 'usual', label: t('room.usual'), description: shown(usual) } as const;
            return (
              <SelectField<NoticeWay | 'usual'>
                key={kind}
                autoFocus={index === 0}
                label={t(`settings.kinds.${kind}`)}
                value={way === 'push' && !isPushOffered ? 'inbox' : (way ?? 'usual')}
                options={[asUsual, ...ways]}
                onValueChange={(value) => onChoose(kind, value === 'usual' ? null : value)}
              />
            );
          })}
        </div>
      )}
      <p className="mt-6 text-13">
        <LinkText href="/account#notifications">{t('inbox.settings')}</LinkText>
      </p>
    </Dialog>
  );
}
