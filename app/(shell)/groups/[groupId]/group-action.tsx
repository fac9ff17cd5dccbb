'use client';

import { useTranslations } from 'next-intl';
import { ActionNotice } from '@/components/shell/action-notice';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import { callServer } from '@/lib/callables/client/call-server';
import { useAction } from '@/lib/core/client/use-action';
import { useUserError } from '@/lib/errors/client/use-user-error';
import { removeFromGroup, removeGroupFromRoom, removeLearners, revokeCards } from '@/lib/groups/contract';
import type { GroupPerson } from '@/lib/groups/schema';

/** What is asked about before it is done. */
export type Action =
  | { kind: 'revoke'; people: readonly GroupPerson[] }
  | { kind: 'remove'; people: readonly GroupPerson[] }
  | { kind: 'take-out'; people: readonly GroupPerson[] }
  | { kind: 'leave-room'; roomId: string; roomName: string };

type GroupActionProps = { groupId: string; action: Action; onDone: () => void; onClose: () => void };

const uidsOf = (people: readonly GroupPerson[]): string[] => people.map(({ uid }) => uid);

/** Says what goes and what stays, and does it. */
export function GroupAction({ groupId, action, onDone, onClose }: GroupActionProps) {
  const t = useTranslations('groups');
  const words = useActionWords(action);
  const { state, start } = useAction(async (_: null, onChecking) => {
    const options = { onChecking };
    if (action.kind === 'leave-room') {
      await callServer(removeGroupFromRoom, { groupId, roomId: action.roomId }, options);
    } else if (action.kind === 'remove') {
      await callServer(removeLearners, { groupId, uids: uidsOf(action.people) }, options);
    } else if (action.kind === 'take-out') {
      await callServer(removeFromGroup, { groupId, uids: uidsOf(action.people) }, options);
    } else await callServer(revokeCards, { groupId, uids: uidsOf(action.people), isRevoked: true }, options);
    onDone();
  });
  const error = useUserError(state.failure);

  return (
    <ConfirmDialog
      {...words}
      cancelLabel={t('remove.cancel')}
      isOpen
      onOpenChange={onClose}
      onConfirm={() => start(null)}
      isPending={state.isPending}
      problem={
        error || state.isChecking ? (
          <ActionNotice error={error} checking={state.isChecking ? t('rooms.checking') : null} />
        ) : undefined
      }
    />
  );
}

function useActionWords(action: Action): { title: string; description: string; confirmLabel: string } {
  const t = useTranslations('groups');
  if (action.kind === 'leave-room') {
    const room = action.roomName;
    return {
      title: t('rooms.remove', { room }),
      description: t('rooms.removeLine', { room }),
      confirmLabel: t('rooms.removeSubmit'),
    };
  }
  const { kind, people } = action;
  const who = { name: people[0]?.name ?? '', count: people.length };
  return {
    title: t(`${kind}.title`, who),
    description: t(`${kind}.line`, who),
    confirmLabel: t(`${kind}.submit`, who),
  };
}
