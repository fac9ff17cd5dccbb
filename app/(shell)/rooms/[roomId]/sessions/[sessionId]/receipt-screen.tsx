'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { ReceiptActions } from '@/components/receipts/receipt-actions';
import { ReceiptView } from '@/components/receipts/receipt-view';
import { useReceiptWords } from '@/components/receipts/use-receipt-words';
import { RoomPage } from '@/components/rooms/room-page';
import { useRoomAccess, type OpenRoomAccess } from '@/components/rooms/use-room-access';
import { FailureNotice } from '@/components/shell/failure-notice';
import { Button } from '@/components/ui/buttons/button';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { useUserError } from '@/lib/errors/client/use-user-error';
import { useReceipt, type ReadReceipt } from '@/lib/receipts/client/use-receipt';
import type { Receipt } from '@/lib/receipts/receipt';
import { colourBySeat } from '@/lib/rooms/members/people';

type ReceiptScreenProps = { roomId: string; sessionId: string };

/** What stays of one session of a room. */
export function ReceiptScreen({ roomId, sessionId }: ReceiptScreenProps) {
  const t = useTranslations('receipts');
  const words = useReceiptWords();
  const room = useRoomAccess(roomId);
  const read = useReceipt(roomId, sessionId);
  const { receipt } = read;
  const uid = room.user?.uid ?? '';
  return (
    <RoomPage
      {...{ room }}
      title={receipt ? words.day(receipt.startedAt) : t('title')}
      titleOf={(name) => t('titleOf', { room: name })}
      {...(receipt && { line: words.line(receipt, uid) })}
      actions={
        receipt && room.open ? <ReceiptActions roomName={room.open.room.name} {...{ uid, receipt }} /> : null
      }
      className="receipt-print"
    >
      {(open) =>
        receipt ? <OpenReceipt {...{ roomId, open, receipt }} /> : <NoReceipt {...{ roomId, read }} />
      }
    </RoomPage>
  );
}

type OpenReceiptProps = { roomId: string; open: OpenRoomAccess; receipt: Receipt };

function OpenReceipt({ roomId, open: { user, members }, receipt }: OpenReceiptProps) {
  const { people, hosts, messages, said } = receipt;
  const colourOf = useMemo(() => colourBySeat([...hosts, ...people, ...members]), [hosts, people, members]);
  const nameOf = useMemo(() => {
    const all = [...messages, ...said, ...people, ...members].map(({ uid, name }) => [uid, name] as const);
    const names = new Map(all);
    return (uid: string) => names.get(uid) ?? '';
  }, [messages, said, people, members]);
  return <ReceiptView {...{ roomId, receipt, nameOf, colourOf }} uid={user.uid} />;
}

function NoReceipt({ roomId, read: { receipt, failure, retry } }: { roomId: string; read: ReadReceipt }) {
  const t = useTranslations('receipts');
  const error = useUserError(failure);
  if (receipt === null) {
    return (
      <EmptyState
        title={t('gone.title')}
        why={t('gone.why')}
        action={<ButtonLink href={`/rooms/${roomId}`}>{t('gone.back')}</ButtonLink>}
      />
    );
  }
  if (error === null) {
    return (
      <p role="status" className="text-14 text-ink-2">
        {t('reading')}
      </p>
    );
  }
  return (
    <FailureNotice
      error={error}
      action={
        <Button size={32} variant="quiet" onClick={retry}>
          {t('retry')}
        </Button>
      }
    />
  );
}
