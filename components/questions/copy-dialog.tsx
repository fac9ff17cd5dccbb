'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ChoiceText } from '@/components/questions/choice-text';
import { ActionNotice } from '@/components/shell/action-notice';
import { FailureNotice } from '@/components/shell/failure-notice';
import { SelectField } from '@/components/ui/fields/select-field';
import { FormDialog } from '@/components/ui/overlays/form-dialog';
import { isProfileId, traitsOf } from '@/lib/access/profiles';
import { callServer } from '@/lib/callables/client/call-server';
import { useAction } from '@/lib/core/client/use-action';
import { useWatch } from '@/lib/core/client/use-watch';
import { useUserError } from '@/lib/errors/client/use-user-error';
import { watchQuestions } from '@/lib/questions/client/watch-questions';
import { copyQuestions } from '@/lib/questions/contract';
import { watchMyRooms } from '@/lib/rooms/client/watch-my-rooms';
import type { RoomSummary } from '@/lib/rooms/list/room-list';

type CopyDialogProps = { roomId: string; uid: string; onClose: () => void };

/** More than this are copied in several turns. */
const most = 50;

const isHost = ({ profile }: RoomSummary): boolean => isProfileId(profile) && traitsOf(profile).isHost;

/** Takes questions of another room over, prepared and without their answers. */
export function CopyDialog({ roomId, uid, onClose }: CopyDialogProps) {
  const t = useTranslations('questions.copy');
  const [fromRoomId, setFromRoomId] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const rooms = useWatch(watchMyRooms, uid).value?.filter((room) => room.roomId !== roomId && isHost(room));
  const questions = useWatch(watchQuestions, fromRoomId === '' ? null : fromRoomId);
  const readError = useUserError(questions.failure);
  const copying = useAction<readonly string[]>(async (questionIds, onChecking) => {
    await callServer(copyQuestions, { roomId, fromRoomId, questionIds: [...questionIds] }, { onChecking });
    onClose();
  });
  const error = useUserError(copying.state.failure);
  const ids = questions.value?.flatMap(({ id }) => (chosen.has(id) ? [id] : [])) ?? [];
  const toggle = (id: string) =>
    setChosen(
      (before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]),
    );
  return (
    <FormDialog
      title={t('title')}
      description={t('what')}
      submitLabel={t('submit', { count: ids.length })}
      cancelLabel={t('cancel')}
      faults={null}
      notice={<ActionNotice error={error} checking={copying.state.isChecking ? t('checking') : null} />}
      isPending={copying.state.isPending}
      onSubmit={() => (ids.length > 0 ? copying.start(ids) : undefined)}
      {...{ onClose }}
    >
      {rooms?.length === 0 ? <p className="text-14 text-ink-2">{t('noRooms')}</p> : null}
      <SelectField
        label={t('room')}
        placeholder={t('choose')}
        value={fromRoomId}
        onValueChange={(next) => {
          setFromRoomId(next);
          setChosen(new Set());
        }}
        options={(rooms ?? []).map((room) => ({ value: room.roomId, label: room.name }))}
      />
      <FailureNotice error={readError} />
      {questions.value?.length === 0 ? <p className="text-14 text-ink-2">{t('none')}</p> : null}
      <ul aria-label={t('list')} className="grid gap-1">
        {questions.value?.map(({ id, prompt }) => (
          <li key={id}>
            <label className="flex min-h-9 items-center gap-3 pointer-coarse:min-h-11">
              <input
                type="checkbox"
                checked={chosen.has(id)}
                disabled={ids.length >= most && !chosen.has(id)}
                onChange={() => toggle(id)}
                className="size-4 flex-none accent-orchid"
              />
              <ChoiceText text={prompt} />
            </label>
          </li>
        ))}
      </ul>
    </FormDialog>
  );
}
