'use client';

import { Ellipsis } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { BanDialog } from '@/components/moderation/ban-dialog';
import { PersonActionsMenu } from '@/components/moderation/person-actions-menu';
import { PermissionsDialog } from '@/components/moderation/permissions-dialog';
import { RemoveDialog } from '@/components/moderation/remove-dialog';
import { ReportDialog } from '@/components/moderation/report-dialog';
import { RoleDialog } from '@/components/moderation/role-dialog';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { Menu } from '@/components/ui/overlays/menu';
import type { OpenDialog } from '@/components/ui/overlays/use-held-dialog';
import { usePersonActions } from '@/components/moderation/use-person-actions';
import type { LowerHand } from '@/lib/asks/client/lower-hands';
import type { AboutPerson } from '@/lib/moderation/person-in-call';
import type { Stoppable } from '@/lib/moderation/stoppable';

type PersonMenuProps = AboutPerson & {
  look: 'row' | 'tile';
  ask: (device: Stoppable) => Promise<void>;
  /** Missing while their hand is down. */
  lowerHand: LowerHand | undefined;
  /** Lets them in who was put back outside. */
  letIn: () => Promise<void>;
  onDone: (words: string, undo?: () => void) => void;
  onFailed: (thrown: unknown) => void;
  /** Opens a dialog that stays when this menu's row goes. */
  openDialog: OpenDialog;
};

/** What the reader can do about one person in the call, behind a button on their row or tile. */
export function PersonMenu(props: PersonMenuProps) {
  const { look, ask, lowerHand, letIn, onDone, onFailed, openDialog, ...about } = props;
  const t = useTranslations('moderation');
  const actions = usePersonActions(about, { ask, lowerHand, letIn, onDone, onFailed });
  const { roomId, person } = about;
  const outlets = { onDone, onFailed };
  return (
    <Menu
      trigger={
        <IconButton
          label={t('open', { name: person.name })}
          icon={<Ellipsis />}
          isPending={actions.isPending}
          // Above, it would lie over the person before.
          tooltipSide={look === 'row' ? 'left' : 'top'}
          {...(look === 'tile' && { variant: 'stage' as const, className: 'bg-plate!' })}
        />
      }
    >
      <PersonActionsMenu
        about={about}
        actions={actions}
        onChangeRole={(suggested) =>
          openDialog((onClose) => (
            <RoleDialog {...(suggested && { suggested })} {...{ about, ...outlets, onClose }} />
          ))
        }
        onPermissions={() =>
          openDialog((onClose) => <PermissionsDialog {...{ about, ...outlets, onClose }} />)
        }
        onRemove={() => openDialog((onClose) => <RemoveDialog {...{ about, ...outlets, onClose }} />)}
        onBan={() => openDialog((onClose) => <BanDialog {...{ roomId, person, onDone, onClose }} />)}
        onReport={() => openDialog((onClose) => <ReportDialog {...{ roomId, person, onDone, onClose }} />)}
      />
    </Menu>
  );
}
