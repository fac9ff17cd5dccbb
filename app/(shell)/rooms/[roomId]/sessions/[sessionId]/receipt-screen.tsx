'use client';

import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { ReceiptActions } from '@/components/receipts/receipt-actions';
import { ReceiptView } from '@/components/receipts/receipt-view';
import { useReceiptWords } from '@/components/receipts/use-receipt-words';
import { RoomPage } from '@/components/rooms/room-page';
import { useRoomAccess, type OpenRoomAccess } from '@/components/rooms/use-room-access';
import { FailureNotice } from '@/components/shell/failure-notice';
import { Button } from '@/components/ui/buttons/button';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { Notice } from '@/components/ui/notice';
import { firstName } from '@/lib/core/first-name';
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
  const [seenAs, setSeenAs] = useState<Seen | null>(null);
  const read = useReceipt(roomId, sessionId, seenAs?.uid ?? null);
  const { receipt } = read;
  const uid = seenAs?.uid ?? room.user?.uid ?? '';
  return (
    <RoomPage
      {...{ room }}
      title={receipt ? words.day(receipt.startedAt) : t('title')}
      titleOf={(name) => t('titleOf', { room: name })}
      {...(receipt && { line: words.line(receipt, uid) })}
      actions={
        receipt && room.open ? (
          <ReceiptActions roomName={room.open.room.name} {...{ roomId, uid, receipt }} />
        ) : null
      }
      className="receipt-print"
    >
      {(open) => (
        <>
          {seenAs === null ? null : <SeenAs name={seenAs.name} onBack={() => setSeenAs(null)} />}
          {receipt ? (
            <OpenReceipt {...{ roomId, open, receipt, uid }} onSeeAs={setSeenAs} />
          ) : (
            <NoReceipt {...{ roomId, read }} />
          )}
        </>
      )}
    </RoomPage>
  );
}

/** Whose receipt a host looks at. */
type Seen = { uid: string; name: string };

function SeenAs({ name, onBack }: { name: string; onBack: () => void }) {
  const t = useTranslations('receipts.who');
  return (
    <Notice
      tone="info"
      className="mb-8 print:hidden"
      action={
        <Button size={32} variant="quiet" onClick={onBack}>
          {t('back')}
        </Button>
      }
    >
      {t('as', { name })}
    </Notice>
  );
}

type OpenReceiptProps = {
  roomId: string;
  open: OpenRoomAccess;
  receipt: Receipt;
  uid: string;
  onSeeAs: (seen: Seen) => void;
};

function OpenReceipt({ roomId, open: { members }, receipt, uid, onSeeAs }: OpenReceiptProps) {
  const { people, hosts, messages, said } = receipt;
  const colourOf = useMemo(() => colourBySeat([...hosts, ...people, ...members]), [hosts, people, members]);
  const nameOf = useMemo(() => {
    const all = [...messages, ...said, ...people, ...members].map((one) => [one.uid, one.name] as const);
    const names = new Map(all);
    return (other: string) => names.get(other) ?? '';
  }, [messages, said, people, members]);
  return (
    <ReceiptView
      {...{ roomId, receipt, uid, nameOf, colourOf }}
      onSeeAs={(other) => onSeeAs({ uid: other, name: firstName(nameOf(other)) })}
    />
  );
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
