'use client';

import { CallVisit, type RehearsalPlace } from '@/components/call/call-visit';
import { useKeepPlaceDialog } from '@/components/invites/use-keep-place-dialog';
import { useHeldDialog } from '@/components/ui/overlays/use-held-dialog';
import type { SessionUser } from '@/lib/auth/session';

type CallPageProps = {
  roomId: string;
  person: SessionUser;
  /** Null in a call. */
  rehearsal: RehearsalPlace | null;
};

/** A room's live page once its code is here, below the dialogs that outlast a call. */
function CallPage({ roomId, person, rehearsal }: CallPageProps) {
  const keepPlace = useKeepPlaceDialog();
  const { dialog, open: openDialog } = useHeldDialog();
  return (
    <>
      <CallVisit
        {...{ roomId, person, rehearsal, openDialog }}
        keepPlace={rehearsal ? undefined : keepPlace.open}
      />
      {keepPlace.dialog}
      {dialog}
    </>
  );
}

/** For the page, which gets this by `import()` and must not hold a component in its state. */
export const renderCallPage = (props: CallPageProps) => <CallPage key={props.roomId} {...props} />;
