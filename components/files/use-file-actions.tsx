'use client';

import { useState, type ReactNode } from 'react';
import type { DeleteFileProps } from '@/components/files/delete-file';
import type { FileActions } from '@/components/files/file-row';
import type { FileWays } from '@/components/files/viewer/view-props';
import { FileViewer } from '@/components/files/viewer/lazy-viewer';
import { useAction } from '@/lib/core/client/use-action';
import { useUserError } from '@/lib/errors/client/use-user-error';
import type { UserError } from '@/lib/errors/to-user-error';
import { saveRoomFile } from '@/lib/files/client/file-link';
import type { RoomFile } from '@/lib/files/schema';
import { isDrawn, isViewable } from '@/lib/files/view/viewable';

type ActionsInput = FileWays & {
  roomId: string;
  remove: (fileId: string) => Promise<void>;
};

type ActionsOutput = {
  actionsOf: (file: RoomFile, mayDelete: boolean) => FileActions;
  deleting: DeleteFileProps;
  viewer: ReactNode;
  /** What kept a file from being saved. */
  error: UserError | null;
};

/** What can be done with the files of a list: looked at, saved, deleted. */
export function useFileActions({ roomId, remove, ...ways }: ActionsInput): ActionsOutput {
  const [shown, setShown] = useState<RoomFile | null>(null);
  const [going, setGoing] = useState<RoomFile | null>(null);
  const saving = useAction((file: RoomFile) => saveRoomFile(roomId, file.id));
  const removing = useAction(async (file: RoomFile) => {
    await remove(file.id);
    setGoing(null);
  });
  return {
    actionsOf: (file, mayDelete) => ({
      onOpen: isViewable(file) ? setShown : undefined,
      onShow: isDrawn(file) && isViewable(file) ? ways.onShow : undefined,
      onSave: saving.start,
      onDelete: mayDelete ? setGoing : undefined,
    }),
    deleting: {
      file: going,
      isPending: removing.state.isPending,
      failure: removing.state.failure,
      onConfirm: () => (going ? removing.start(going) : undefined),
      onClose: () => {
        removing.reset();
        setGoing(null);
      },
    },
    viewer: shown ? (
      <FileViewer {...ways} {...{ roomId }} file={shown} onClose={() => setShown(null)} />
    ) : null,
    error: useUserError(saving.state.failure),
  };
}
