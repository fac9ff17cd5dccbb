'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ActionNotice } from '@/components/shell/action-notice';
import { Button } from '@/components/ui/buttons/button';
import { Dialog, DialogActions } from '@/components/ui/overlays/dialog';
import { SelectField } from '@/components/ui/fields/select-field';
import { callServer } from '@/lib/callables/client/call-server';
import { useAction } from '@/lib/core/client/use-action';
import { useUserError } from '@/lib/errors/client/use-user-error';
import { useMyGroups } from '@/lib/groups/client/use-my-groups';
import { moveLearners, type LeftOut } from '@/lib/groups/contract';
import type { GroupPerson } from '@/lib/groups/schema';

type MovePeopleProps = {
  groupId: string;
  ownerUid: string;
  people: readonly GroupPerson[];
  onDone: () => void;
  onLeftOut: (leftOut: readonly LeftOut[]) => void;
  onClose: () => void;
};

/** Says what moving does, and asks where to. */
export function MovePeople({ groupId, ownerUid, people, onDone, onLeftOut, onClose }: MovePeopleProps) {
  const t = useTranslations('groups');
  const name = people[0]?.name ?? '';
  const count = people.length;
  const who = people.every(({ card }) => card !== null) ? 'learners' : 'people';
  const uids = people.map(({ uid }) => uid);
  const { value: groups } = useMyGroups(ownerUid);
  const others = groups?.filter((group) => group.groupId !== groupId) ?? [];
  // Not before it is known which groups there are.
  const hasNoOther = groups !== undefined && others.length === 0;
  const [chosen, setChosen] = useState<string | null>(null);
  const toGroupId = chosen ?? others[0]?.groupId ?? '';
  const { state, start } = useAction(async (to: string, onChecking) => {
    const { leftOut } = await callServer(moveLearners, { groupId, uids, toGroupId: to }, { onChecking });
    onDone();
    onLeftOut(leftOut);
  });
  const error = useUserError(state.failure);
  const checking = state.isChecking ? t('rooms.checking') : null;

  return (
    <Dialog
      title={t('move.title', { name, count, who })}
      description={t('move.line', { name, count })}
      closeLabel={t('move.cancel')}
      isOpen
      onOpenChange={onClose}
    >
      <div className="grid gap-4">
        <SelectField
          label={t('move.to')}
          value={toGroupId}
          onValueChange={setChosen}
          {...(hasNoOther && { placeholder: t('group.noOther') })}
          options={others.map((group) => ({ value: group.groupId, label: group.name }))}
        />
        <ActionNotice error={error} checking={checking} />
      </div>
      <DialogActions>
        <Button
          isPending={state.isPending || groups === undefined}
          deniedReason={hasNoOther ? t('group.noOther') : undefined}
          onClick={() => start(toGroupId)}
        >
          {t('move.submit', { count, who })}
        </Button>
        <Button variant="edge" onClick={onClose}>
          {t('move.cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
