'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useProfileName } from '@/components/access/use-profile-name';
import { useHandover } from '@/app/(shell)/rooms/use-handover';
import { SettingsSection } from '@/components/rooms/settings/settings-section';
import { ActionNotice } from '@/components/shell/action-notice';
import { Button } from '@/components/ui/buttons/button';
import { Notice } from '@/components/ui/notice';
import { SelectField } from '@/components/ui/fields/select-field';
import type { Member, Room } from '@/lib/rooms/schema';

type HandOverProps = { roomId: string; room: Room; members: Member[]; ownUid: string };

/** Offers the room to another member. It is theirs when they accept. */
export function HandOver({ roomId, room, members, ownUid }: HandOverProps) {
  const t = useTranslations('rooms.handover');
  const access = useProfileName();
  const { state, error, start } = useHandover(roomId);
  const [chosen, setChosen] = useState('');
  const { handover } = room;
  const nameOf = (uid: string) => members.find((member) => member.uid === uid)?.name ?? '';
  const candidates = members
    .filter(({ uid, kind }) => uid !== ownUid && kind === 'account')
    .toSorted((one, other) => one.name.localeCompare(other.name));

  return (
    <SettingsSection anchor="owner" title={t('title')} line={t('line')}>
      <div className="grid gap-4">
        <ActionNotice error={error} checking={state.isChecking ? t('checking') : null} />
        {handover?.status === 'offered' ? (
          <Notice
            tone="gorse"
            action={
              <Button
                size={32}
                variant="edge"
                isPending={state.isPending}
                onClick={() => start({ kind: 'offer', uid: null })}
              >
                {t('takeBack')}
              </Button>
            }
          >
            {t('waiting', { name: nameOf(handover.toUid) })}
          </Notice>
        ) : candidates.length === 0 ? (
          <p>{t('nobody')}</p>
        ) : (
          <>
            {handover ? <Notice tone="info">{t('declined', { name: nameOf(handover.toUid) })}</Notice> : null}
            <SelectField
              label={t('to')}
              placeholder={t('choose')}
              value={chosen}
              onValueChange={setChosen}
              options={candidates.map(({ uid, name, profile }) => ({
                value: uid,
                label: name,
                description: access(profile),
              }))}
            />
            <Button
              variant="edge"
              className="justify-self-start"
              isPending={state.isPending}
              deniedReason={chosen === '' ? t('chooseFirst') : undefined}
              onClick={() => start({ kind: 'offer', uid: chosen })}
            >
              {t('submit')}
            </Button>
          </>
        )}
      </div>
    </SettingsSection>
  );
}
