'use client';

import { useTranslations } from 'next-intl';
import { OnwardLive } from '@/components/auth/onward-live';
import { OnwardRoom } from '@/components/auth/onward-room';
import { destinationOf } from '@/lib/auth/next-path';
import { useInviteAhead } from '@/lib/invites/client/use-invite-ahead';
import { useKnownRoomName } from '@/lib/rooms/client/known-room';

/**
 * Where one goes after coming in. It names a room to the holder of an invite, and to a person who has seen it on this
 * device before. About any other id it says nothing, and asks no server.
 */
export function Onward({ next }: { next: string }) {
  const t = useTranslations('auth.onward');
  const destination = destinationOf(next);
  switch (destination.kind) {
    case 'invite':
      return <OnwardByInvite code={destination.code} />;
    case 'room':
    case 'call':
      return <OnwardToRoom {...destination} />;
    case 'account':
    case 'group':
    case 'groups':
    case 'page':
    case 'room-settings':
    case 'rooms':
      return t(destination.kind);
  }
}

function OnwardToRoom({ kind, roomId }: { kind: 'room' | 'call'; roomId: string }) {
  const t = useTranslations('auth.onward');
  const name = useKnownRoomName(roomId);
  return name === null ? t(kind) : <OnwardRoom name={name} />;
}

function OnwardByInvite({ code }: { code: string }) {
  const t = useTranslations('auth.onward');
  const invite = useInviteAhead(code);
  return (
    <>
      {invite ? <OnwardRoom name={invite.roomName} /> : t('invite')}
      {/* Its line is kept free, so that the form does not move under a press. */}
      <span className="mt-1 block min-h-5">{invite?.isLive ? <OnwardLive {...invite.inside} /> : null}</span>
    </>
  );
}
