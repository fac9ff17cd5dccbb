'use client';

import dynamic from 'next/dynamic';
import { useMemo } from 'react';
import { OrganizationProvider } from '@/components/access/organization-provider';
import { BareCheck } from '@/components/call/bare-check';
import {
  CallSurroundings,
  type DeskPlace,
  type HostlessPlace,
  type KnocksPlace,
  type PauseRowPlace,
  type PersonMenuPlace,
  type ShieldPlace,
  type WaitingPlace as Place,
} from '@/components/call/call-surroundings';
import { useTellDeed } from '@/components/moderation/use-tell-deed';
import { useHeldDialog } from '@/components/ui/use-held-dialog';
import { useKeepPlaceDialog } from '@/components/invites/use-keep-place-dialog';
import type { PersonProfileId } from '@/lib/access/profiles';
import { useSignedInUser } from '@/lib/auth/client/use-signed-in-user';
import { AppError } from '@/lib/core/app-error';
import { useCallCode } from '../use-call-code';
import { useCallAsks } from './use-call-asks';
import { usePageRules } from './use-page-rules';

/** Fetched when a host opens it, or comes into a call. */
const Shield = dynamic(() => import('@/components/shield/shield').then((module) => module.Shield));
const PutAwayBanner = dynamic(() =>
  import('@/components/rooms/put-away-banner').then((module) => module.PutAwayBanner),
);
const PersonMenu = dynamic(() =>
  import('@/components/moderation/person-menu').then((module) => module.PersonMenu),
);
const BanDialog = dynamic(() =>
  import('@/components/moderation/ban-dialog').then((module) => module.BanDialog),
);
const HostlessRow = dynamic(() =>
  import('@/components/shield/hostless-row').then((module) => module.HostlessRow),
);
const PauseRow = dynamic(() => import('@/components/shield/pause-row').then((module) => module.PauseRow));
/** Fetched by whoever waits, and by whoever lets in. */
const WaitingPlace = dynamic(() =>
  import('@/components/lobby/waiting-place').then((module) => module.WaitingPlace),
);
const KnockRow = dynamic(() => import('@/components/lobby/knock-row').then((module) => module.KnockRow));
const Desk = dynamic(() => import('@/components/lobby/desk').then((module) => module.Desk));

/** The call of a room, with all that meets in it. */
export function LiveScreen({ roomId }: { roomId: string }) {
  const user = useSignedInUser();
  const render = useCallCode();
  const uid = user?.uid;
  const keepPlace = useKeepPlaceDialog();
  const asks = useCallAsks(roomId, uid);
  const pageRules = usePageRules(roomId);
  const tellDeed = useTellDeed(roomId);
  const { dialog, open: openDialog } = useHeldDialog();
  const surroundings = useMemo(
    () => ({
      getInviteLink: async (profile: PersonProfileId) => {
        if (uid === undefined) throw new AppError('auth/required');
        // Fetched on the press: most calls have people in them.
        const { findInviteLink } = await import('@/lib/invites/client/find-invite-link');
        return findInviteLink({ uid, roomId, profile });
      },
      keepPlace: keepPlace.open,
      renderShield: (place: ShieldPlace) => <Shield roomId={roomId} {...place} />,
      renderPauseRow: (place: PauseRowPlace) => <PauseRow roomId={roomId} {...place} />,
      renderHostlessRow: (place: HostlessPlace) => <HostlessRow roomId={roomId} {...place} />,
      renderPutAwayBanner: () => <PutAwayBanner roomId={roomId} />,
      pageRules,
      asks,
      renderPersonMenu: (place: PersonMenuPlace) => (
        <PersonMenu
          roomId={roomId}
          {...place}
          letIn={async () => {
            // Fetched on the press: few are put back, and fewer by mistake.
            const { letIn } = await import('@/lib/lobby/client/let-in');
            await letIn(roomId, place.person.uid);
          }}
          openDialog={openDialog}
        />
      ),
      tellDeed,
      renderWaiting: (place: Place) => <WaitingPlace roomId={roomId} {...place} />,
      renderKnocks: (place: KnocksPlace) => <KnockRow roomId={roomId} {...place} />,
      renderDesk: ({ mayModerate, ...place }: DeskPlace) => {
        const { onDone } = place;
        const ban = (person: { uid: string; name: string; kind: string }) =>
          openDialog((onClose) => <BanDialog {...{ roomId, person, onDone, onClose }} />);
        return <Desk roomId={roomId} {...place} onBan={mayModerate ? ban : undefined} />;
      },
      rehearsal: null,
    }),
    [uid, roomId, keepPlace.open, pageRules, asks, tellDeed, openDialog],
  );
  if (render === null || user === null) return <BareCheck />;
  return (
    <CallSurroundings value={surroundings}>
      <OrganizationProvider>
        {render({ roomId, person: user })}
        {keepPlace.dialog}
        {dialog}
      </OrganizationProvider>
    </CallSurroundings>
  );
}
