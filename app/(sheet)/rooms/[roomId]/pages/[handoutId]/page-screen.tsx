'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { SheetBar } from '@/app/worksheets/[id]/sheet-bar';
import { OrganizationProvider } from '@/components/access/organization-provider';
import { PageOutside } from '@/components/class/page/page-outside';
import { useRoomAccess, type OpenRoomAccess } from '@/components/rooms/use-room-access';
import { useWhyNot } from '@/components/rooms/use-why-not';
import { noCompany, SheetCompanyContext } from '@/components/worksheet/sheet-company';
import { SheetMessage } from '@/components/worksheet/sheet-message';
import { watchSeenHandouts } from '@/lib/class/client/watch-seen-handouts';
import type { HandedOut } from '@/lib/class/parse-handouts';
import { useWatch } from '@/lib/core/client/use-watch';
import { useOwnAccess } from '@/lib/rooms/client/use-own-access';
import { colourBySeat } from '@/lib/rooms/members/people';

const paper = 'min-w-0 flex-1';

type PageScreenProps = { roomId: string; handoutId: string };

/** A learner's page of a hand-out before and after its call, as a sheet of its own. */
export function PageScreen(props: PageScreenProps) {
  return (
    <OrganizationProvider>
      <RoomHandout {...props} />
    </OrganizationProvider>
  );
}

function RoomHandout({ roomId, handoutId }: PageScreenProps) {
  const t = useTranslations('worksheet');
  const { open: room, page } = useRoomAccess(roomId);
  const { value: handouts } = useWatch(watchSeenHandouts, room === null ? null : roomId);
  const handout = handouts?.find(({ id }) => id === handoutId);
  const isMissing = page.state === 'closed' || (handouts !== undefined && handout === undefined);
  const leads = room?.access['class:run'].allowed ?? false;
  return (
    <SheetBar title={handout?.name ?? t('class.outside.title')} roomId={roomId}>
      {isMissing || leads ? (
        <SheetMessage
          title={t(leads ? 'class.outside.leads' : 'class.outside.missing')}
          line={t(leads ? 'class.outside.leadsLine' : 'class.outside.missingLine')}
          failure={null}
          className={paper}
        />
      ) : room === null || handout === undefined ? (
        <SheetMessage
          title={t('opening')}
          failure={page.state === 'failed' ? page.failure : null}
          className={paper}
        />
      ) : (
        <OwnHandout key={handout.id} {...{ roomId, room, handout }} />
      )}
    </SheetBar>
  );
}

type OwnHandoutProps = { roomId: string; room: OpenRoomAccess; handout: HandedOut };

function OwnHandout({ roomId, room: { room, user, access, members }, handout }: OwnHandoutProps) {
  // A call may be running, in which a host has paused somebody.
  const whyNot = useWhyNot(useOwnAccess(roomId, user.uid, room.settings) ?? access);
  const company = useMemo(
    () => ({
      ...noCompany,
      people: {
        nameOf: (uid: string) => members.find((one) => one.uid === uid)?.name ?? null,
        colourOf: colourBySeat(members),
      },
    }),
    [members],
  );
  return (
    <SheetCompanyContext value={company}>
      <PageOutside
        {...{ roomId, handout }}
        uid={user.uid}
        pageDenied={whyNot('worksheet:own')}
        className={paper}
      />
    </SheetCompanyContext>
  );
}
