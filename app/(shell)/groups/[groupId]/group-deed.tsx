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
export type Deed =
  | { kind: 'revoke'; people: readonly GroupPerson[] }
  | { kind: 'remove'; people: readonly GroupPerson[] }
  | { kind: 'take-out'; people: readonly GroupPerson[] }
  | { kind: 'leave-room'; roomId: string; roomName: string };

type GroupDeedProps = { groupId: string; deed: Deed; onDone: () => void; onClose: () => void };

const uidsOf = (people: readonly GroupPerson[]): string[] => people.map(({ uid }) => uid);

/** Says what goes and what stays, and does it. */
export function GroupDeed({ groupId, deed, onDone, onClose }: GroupDeedProps) {
  const t = useTranslations('groups');
  const words = useDeedWords(deed);
  const { state, start } = useAction(async (_: null, onChecking) => {
    const options = { onChecking };
    if (deed.kind === 'leave-room') {
      await callServer(removeGroupFromRoom, { groupId, roomId: deed.roomId }, options);
    } else if (deed.kind === 'remove') {
      await callServer(removeLearners, { groupId, uids: uidsOf(deed.people) }, options);
    } else if (deed.kind === 'take-out') {
      await callServer(removeFromGroup, { groupId, uids: uidsOf(deed.people) }, options);
    } else await callServer(revokeCards, { groupId, uids: uidsOf(deed.people), isRevoked: true }, options);
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

function useDeedWords(deed: Deed): { title: string; description: string; confirmLabel: string } {
  const t = useTranslations('groups');
  if (deed.kind === 'leave-room') {
    const room = deed.roomName;
    return {
      title: t('rooms.remove', { room }),
      description: t('rooms.removeLine', { room }),
      confirmLabel: t('rooms.removeSubmit'),
    };
  }
  const { kind, people } = deed;
  const who = { name: people[0]?.name ?? '', count: people.length };
  return {
    title: t(`${kind}.title`, who),
    description: t(`${kind}.line`, who),
    confirmLabel: t(`${kind}.submit`, who),
  };
}
