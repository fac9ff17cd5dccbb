import { lazyPart } from '@/components/shell/lazy-part';
import type { ShareDialogProps } from '@/components/call/share/share-dialog';
import type { CallRoomState } from '@/components/call/use-call-room';
import { callServer } from '@/lib/callables/client/call-server';
import { closePaper } from '@/lib/paper/contract';

/** Its code comes with the first press. */
const ShareDialog = lazyPart<ShareDialogProps>(
  async () => (await import('@/components/call/share/share-dialog')).ShareDialog,
);

export type Share = {
  /** Opens the dialog with all that can be shared; undefined where only a screen can. */
  open: (() => void) | undefined;
  /** Puts this page's phone out of the call; undefined while there is none. */
  stopPaper: (() => void) | undefined;
};

/**
 * The ways to share besides the switch of the screen.
 *
 * @param showFiles opens the files of the room, where pictures and files arrive
 */
export function useShare(room: CallRoomState, showFiles: () => void): Share {
  const { call, ticket, view, rights, context, openDialog, isRehearsal } = room;
  const { viewer, notifyFailure } = context;
  if (!ticket || isRehearsal || !view.isInCall) return { open: undefined, stopPaper: undefined };
  const { roomId } = call;
  const { joinId } = ticket;
  const { set } = view.sending.screen;
  const bring = (files: readonly File[]) => {
    showFiles();
    void import('@/lib/files/client/uploads-of-page')
      .then(({ uploadsOf }) =>
        Promise.all(files.map((file) => uploadsOf(roomId, viewer.uid).add(file).catch(notifyFailure))),
      )
      .catch(notifyFailure);
  };
  const props = {
    ...{ call, joinId },
    name: viewer.name,
    onScreen: set && canShareScreen() ? () => set(true) : undefined,
    onFiles: rights.fileDenial === null ? bring : undefined,
  };
  const stop = () => void callServer(closePaper, { roomId, joinId }).catch(notifyFailure);
  const open = () => openDialog((close) => <ShareDialog {...props} onAgain={open} onClose={close} />);
  return {
    open,
    stopPaper: view.phones.some((phone) => phone.joinId === joinId) ? stop : undefined,
  };
}

/** Browsers of phones and tablets share no screen. */
export const canShareScreen = (): boolean =>
  !('mediaDevices' in navigator) || 'getDisplayMedia' in navigator.mediaDevices;
