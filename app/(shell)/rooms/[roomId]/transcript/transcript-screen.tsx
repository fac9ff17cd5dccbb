'use client';

import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { TranscriptPaper } from '@/components/captions/transcript-paper';
import { RoomPartPage } from '@/components/rooms/room-part-page';
import type { OpenRoomAccess } from '@/components/rooms/use-room-access';
import { FailureNotice } from '@/components/shell/failure-notice';
import { Button } from '@/components/ui/buttons/button';
import { LinkText } from '@/components/ui/buttons/link-text';
import { SelectField } from '@/components/ui/fields/select-field';
import { useNow } from '@/lib/core/client/use-now';
import { formatMoment } from '@/lib/core/dates';
import { useUserError } from '@/lib/errors/client/use-user-error';
import { useEarlierSessions } from '@/lib/receipts/client/use-earlier-sessions';
import { colourBySeat } from '@/lib/rooms/members/people';

type TranscriptScreenProps = {
  roomId: string;
  /** The session of the page's address; null for the newest. */
  asked: string | null;
};

/** What was kept of what people said, outside the call. */
export function TranscriptScreen({ roomId, asked }: TranscriptScreenProps) {
  return (
    <RoomPartPage roomId={roomId} words="captions.page">
      {(open) => <RoomTranscript {...{ roomId, asked, open }} />}
    </RoomPartPage>
  );
}

function RoomTranscript({ roomId, asked, open }: TranscriptScreenProps & { open: OpenRoomAccess }) {
  const t = useTranslations('captions.page');
  const now = useNow();
  const { sessions, failure, isLoading, more } = useEarlierSessions(roomId, open.inside?.length ?? 0);
  const error = useUserError(failure);
  const [chosen, setChosen] = useState(asked);
  const colourOf = useMemo(() => colourBySeat(open.members), [open.members]);
  const sessionId = chosen ?? sessions?.[0]?.sessionId ?? null;
  const listed = (sessions ?? []).map((session) => ({
    value: session.sessionId,
    label: formatMoment(session.startedAt, now),
  }));
  const isHost = open.access['member:moderate'].allowed && open.access['room:settings'].allowed;
  const isListed = sessionId === null || listed.some(({ value }) => value === sessionId);
  const options = isListed ? listed : [{ value: sessionId, label: t('otherSession') }, ...listed];
  if (sessionId === null && error === null) {
    return (
      <p role="status" className="text-14 text-ink-2">
        {t(sessions === undefined ? 'reading' : 'noSession')}
      </p>
    );
  }
  return (
    <>
      <div className="mb-6 flex max-w-[720px] flex-wrap items-end gap-x-4 gap-y-2">
        {sessionId === null ? null : (
          <SelectField
            label={t('session')}
            value={sessionId}
            onValueChange={setChosen}
            options={options}
            className="min-w-56 max-tablet:w-full"
          />
        )}
        {more ? (
          <Button variant="quiet" isPending={isLoading} onClick={more}>
            {t(failure === null ? 'more' : 'retry')}
          </Button>
        ) : null}
        {sessionId === null ? null : (
          <LinkText href={`/rooms/${roomId}/sessions/${sessionId}`} className="ml-auto py-2 text-14">
            {t('receipt')}
          </LinkText>
        )}
      </div>
      <FailureNotice error={error} className="mb-6" />
      {sessionId === null ? null : (
        <TranscriptPaper
          key={sessionId}
          {...{ roomId, sessionId, colourOf }}
          roomName={open.room.name}
          isKept={open.room.transcript === true}
          isHost={isHost}
        />
      )}
    </>
  );
}
