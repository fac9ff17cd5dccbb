'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { FailureNotice } from '@/components/shell/failure-notice';
import { Dialog } from '@/components/ui/overlays/dialog';
import { PendingRing } from '@/components/ui/buttons/pending-ring';
import { Segmented } from '@/components/ui/fields/segmented';
import { SelectField } from '@/components/ui/fields/select-field';
import { useUserError } from '@/lib/errors/client/use-user-error';
import { formatDate } from '@/lib/core/dates';
import {
  usePermissions,
  type LendingTime,
  type PermissionChange,
  type Said,
} from '@/lib/moderation/client/use-permissions';
import type { AboutPerson } from '@/lib/moderation/person-in-call';
import type { Permission } from '@/lib/moderation/schema';

type PermissionsDialogProps = {
  about: AboutPerson;
  onDone: (words: string, undo: () => void) => void;
  /** What fails when the dialog has closed: taking it back, or a late answer. */
  onFailed: (thrown: unknown) => void;
  onClose: () => void;
};

/**
 * What one person may do, beside what their role and the room say. Each switch acts at once, as in the shield, and
 * says so in its row. The page can undo all of them for some seconds after the dialog has closed.
 */
export function PermissionsDialog({
  about: { roomId, person },
  onDone,
  onFailed,
  onClose,
}: PermissionsDialogProps) {
  const t = useTranslations('moderation.may');
  const [lasts, setLasts] = useState<LendingTime>('session');
  const wordsFor = useChangeWords(person.name);
  const state = usePermissions(roomId, person.uid, {
    onChanged: (changes, undo) => onDone(wordsFor(changes), undo),
    onFailed,
  });
  const { permissions, mayLast, underWay, failure, change } = state;
  const close = () => {
    onClose();
    state.tell();
  };
  const error = useUserError(failure);
  return (
    <Dialog
      title={t('title', { name: person.name })}
      description={t('what')}
      closeLabel={t('close')}
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : close())}
    >
      <SelectField
        label={t('lasts')}
        value={lasts}
        onValueChange={setLasts}
        hint={permissions === null || mayLast ? undefined : t('lentOnly')}
        options={lendingTimes
          .filter((time) => mayLast || time !== 'always')
          .map((value) => ({ value, label: t(`times.${value}`) }))}
      />
      {permissions === null ? (
        failure === null ? (
          <p className="mt-4 text-ink-2">{t('loading')}</p>
        ) : null
      ) : (
        <ul className="mt-4">
          {permissions.map((permission) => (
            <PermissionRow
              key={permission.capability}
              permission={permission}
              isPending={underWay === permission.capability}
              onChoose={(said) => void change(permission.capability, said, lasts)}
            />
          ))}
        </ul>
      )}
      <FailureNotice error={error} className="mt-4" />
    </Dialog>
  );
}

const lendingTimes: readonly LendingTime[] = ['session', 'ten-minutes', 'always'];
const answers: readonly Said[] = ['role', 'yes', 'no'];

type PermissionRowProps = { permission: Permission; isPending: boolean; onChoose: (said: Said) => void };

function PermissionRow({ permission, isPending, onChoose }: PermissionRowProps) {
  const t = useTranslations('moderation.may');
  const { capability, said, general, isForced } = permission;
  const line = useLine(permission);
  const id = useId();
  const name = t(`names.${capability}`);
  return (
    <li className="flex min-h-14 items-center gap-3 py-1">
      <span className="min-w-0 flex-1">
        <span className="flex items-center gap-2 font-medium">
          {name}
          {isPending ? <PendingRing /> : null}
        </span>
        <span id={id} role="status" className="block text-13 text-ink-2">
          {line}
        </span>
      </span>
      <Segmented
        label={name}
        segments={answers.map((value) => ({ value, label: t(`answers.${value}`) }))}
        value={isForced ? (general === 'yes' ? 'yes' : 'no') : said}
        onChoose={(chosen) => (isPending ? undefined : onChoose(chosen))}
        isFixed={isForced}
        describedBy={isForced ? id : undefined}
      />
    </li>
  );
}

/** What was changed, in one sentence. */
function useChangeWords(name: string): (changes: readonly PermissionChange[]) => string {
  const t = useTranslations('moderation');
  return ([first, ...others]) => {
    if (!first || others.length > 0) return t('done.permissions', { name });
    const { capability, said } = first;
    const [what, answer] = [t(`may.names.${capability}`), t(`may.answers.${said}`)];
    return t('done.permission', { name, what, answer });
  };
}

/** Who decided it, and for how long. */
function useLine({ said, lasts, general, isForced }: Permission): string {
  const t = useTranslations('moderation.may');
  if (isForced) return t('forced');
  if (said === 'role' || lasts === null) return t(`general.${general}`);
  if (lasts.kind !== 'until') return t(`for.${lasts.kind}`);
  return t('for.until', { time: formatDate(lasts.at, 'clock') });
}
