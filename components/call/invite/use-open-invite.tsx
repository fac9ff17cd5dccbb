import { useCallback } from 'react';
import { InviteDialog } from '@/components/call/panels/views-of-others';
import type { InviteOffer } from '@/components/call/stage/first-in-room';
import type { OpenDialog } from '@/components/ui/overlays/use-held-dialog';

type OpenInviteInput = {
  roomId: string;
  /** Null as long as the room's name is not known. */
  roomName: string | null;
  invite: InviteOffer;
  openDialog: OpenDialog;
};

/** Opens the dialog with every way to invite; undefined for people who invite nobody. */
export function useOpenInvite({ roomId, roomName, invite, openDialog }: OpenInviteInput) {
  const { getLink, deniedReason } = invite;
  const open = useCallback(() => {
    openDialog((close) => (
      <InviteDialog {...{ roomId, getLink }} roomName={roomName ?? ''} onClose={close} />
    ));
  }, [openDialog, roomId, roomName, getLink]);
  return roomName !== null && deniedReason === undefined ? open : undefined;
}
