'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { aloneId, openInkAlone } from '@/app/worksheet/alone-document';
import { copyInkOf } from '@/components/ink/copy-ink-of';
import { FailureNotice } from '@/components/shell/failure-notice';
import { SelectField } from '@/components/ui/fields/select-field';
import { TextField } from '@/components/ui/fields/text-field';
import { FormDialog } from '@/components/ui/overlays/form-dialog';
import { useAction } from '@/lib/core/client/use-action';
import { useWatch } from '@/lib/core/client/use-watch';
import { displayNameLength } from '@/lib/core/is-display-name';
import { openDeviceDocument } from '@/lib/documents/client/open-device-document';
import { useDraft } from '@/lib/auth/client/use-draft';
import { useUserError } from '@/lib/errors/client/use-user-error';
import { findRoomNameFault, type RoomNameFault } from '@/lib/rooms/check-room';
import { watchMyRooms } from '@/lib/rooms/client/watch-my-rooms';
import { readWholeSheet } from '@/lib/worksheet/client/own/copy-sheet';
import { createTaking } from '@/lib/worksheet/client/own/take-into-room';
import { sheetHref } from '@/lib/worksheet/sheet-href';

type TakeIntoRoomProps = { uid: string; name: string; onClose: () => void };

const newRoom = 'new';

/** Copies the sheet of this device into a room, one that is there or a new one. */
export function TakeIntoRoom({ uid, name, onClose }: TakeIntoRoomProps) {
  const t = useTranslations('worksheet.alone.taking');
  const router = useRouter();
  const { value: rooms } = useWatch(watchMyRooms, uid);
  const draft = useDraft('worksheet.room');
  const [chosen, setChosen] = useState(newRoom);
  const [fault, setFault] = useState<RoomNameFault | null>(null);
  // A second try goes on where the first was cut off, so that nobody gets two rooms.
  const taking = useRef(createTaking());
  const { state, start, reset } = useAction(async (roomName: string) => {
    const { cells } = await readWholeSheet(() => openDeviceDocument(aloneId));
    const room = chosen === newRoom ? { name: roomName } : { id: chosen };
    const { roomId, id } = await taking.current(room, {
      name,
      cells,
      copyInk: copyInkOf(openInkAlone, cells),
    });
    draft.discard();
    router.push(sheetHref(roomId, id));
  });
  const error = useUserError(state.failure);
  const options = (rooms ?? [])
    .filter(({ archived }) => !archived)
    .sort((one, other) => one.name.localeCompare(other.name))
    .map(({ roomId, name: label }) => ({ value: roomId, label }));

  return (
    <FormDialog
      title={t('title')}
      description={t('line')}
      submitLabel={t('submit')}
      cancelLabel={t('cancel')}
      faults={fault === null ? null : { name: fault }}
      notice={<FailureNotice error={error} />}
      isPending={state.isPending}
      draft={draft}
      onChange={reset}
      onClose={() => {
        draft.discard();
        onClose();
      }}
      onSubmit={(typed) => {
        const found = chosen === newRoom ? findRoomNameFault(typed('name')) : null;
        setFault(found);
        if (found === null) start(typed('name'));
      }}
    >
      {options.length === 0 ? null : (
        <SelectField
          label={t('where')}
          value={chosen}
          onValueChange={setChosen}
          options={[{ value: newRoom, label: t('newRoom') }, ...options]}
        />
      )}
      {chosen === newRoom ? (
        <TextField
          name="name"
          autoComplete="off"
          required
          label={t('roomName')}
          error={fault === null ? undefined : t(fault, { limit: displayNameLength })}
        />
      ) : null}
    </FormDialog>
  );
}
