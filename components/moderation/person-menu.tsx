'use client';

import { Ellipsis } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { BanDialog } from '@/components/moderation/ban-dialog';
import { PersonDeeds } from '@/components/moderation/person-deeds';
import { PermissionsDialog } from '@/components/moderation/permissions-dialog';
import { RemoveDialog } from '@/components/moderation/remove-dialog';
import { ReportDialog } from '@/components/moderation/report-dialog';
import { RoleDialog } from '@/components/moderation/role-dialog';
import { IconButton } from '@/components/ui/icon-button';
import { Menu } from '@/components/ui/menu';
import type { PersonProfileId } from '@/lib/access/profiles';
import { usePersonDeeds } from '@/components/moderation/use-person-deeds';
import type { AboutPerson } from '@/lib/moderation/person-in-call';

type PersonMenuProps = AboutPerson & {
  look: 'row' | 'tile';
  ask: (device: 'microphone' | 'camera') => Promise<void>;
  /** Missing while their hand is down. */
  lowerHand: (() => Promise<void>) | undefined;
  onDone: (words: string, undo?: () => void) => void;
  onFailed: (thrown: unknown) => void;
};

/** What the reader can do about one person in the call, behind a button on their row or tile. */
export function PersonMenu({ look, ask, lowerHand, onDone, onFailed, ...about }: PersonMenuProps) {
  const t = useTranslations('moderation');
  const [dialog, setDialog] = useState<'role' | 'permissions' | 'remove' | 'ban' | 'report' | null>(null);
  const deeds = usePersonDeeds(about, { ask, lowerHand, onDone, onFailed });
  const { person } = about;
  const [suggested, setSuggested] = useState<PersonProfileId>();
  const close = () => setDialog(null);
  return (
    <>
      <Menu
        trigger={
          <IconButton
            label={t('open', { name: person.name })}
            icon={<Ellipsis />}
            isPending={deeds.isPending}
            // Above, it would lie over the person before.
            tooltipSide={look === 'row' ? 'left' : 'top'}
            {...(look === 'tile' && { variant: 'stage' as const, className: 'bg-plate!' })}
          />
        }
      >
        <PersonDeeds
          about={about}
          deeds={deeds}
          onChangeRole={(role) => {
            setSuggested(role);
            setDialog('role');
          }}
          onPermissions={() => setDialog('permissions')}
          onRemove={() => setDialog('remove')}
          onBan={() => setDialog('ban')}
          onReport={() => setDialog('report')}
        />
      </Menu>
      {dialog === 'role' ? (
        <RoleDialog
          {...(suggested && { suggested })}
          about={about}
          onDone={onDone}
          onFailed={onFailed}
          onClose={close}
        />
      ) : null}
      {dialog === 'permissions' ? <PermissionsDialog about={about} onClose={close} /> : null}
      {dialog === 'remove' ? (
        <RemoveDialog about={about} onDone={onDone} onFailed={onFailed} onClose={close} />
      ) : null}
      {dialog === 'ban' ? <BanDialog about={about} onDone={onDone} onClose={close} /> : null}
      {dialog === 'report' ? <ReportDialog {...about} onDone={onDone} onClose={close} /> : null}
    </>
  );
}
