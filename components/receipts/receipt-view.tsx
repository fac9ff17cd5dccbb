'use client';

import { Lock } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { AttendanceList } from '@/components/receipts/attendance-list';
import { DeleteRecord } from '@/components/receipts/delete-record';
import { GrantList } from '@/components/receipts/grant-list';
import { ReceiptAnswers } from '@/components/receipts/receipt-answers';
import { ReceiptFiles } from '@/components/receipts/receipt-files';
import { ReceiptPages } from '@/components/receipts/receipt-pages';
import type { ReceiptProps } from '@/components/receipts/receipt-props';
import { ReceiptSheets } from '@/components/receipts/receipt-sheets';
import { ReceiptTalk } from '@/components/receipts/receipt-talk';
import { WhatOthersReceive } from '@/components/receipts/what-others-receive';

/** What stays of a session: what was worked out and said, and beside it who was there. */
export function ReceiptView(props: ReceiptProps) {
  const t = useTranslations('receipts.who');
  const { roomId, receipt } = props;
  const { sessionId, isWhole, endedAt, gone } = receipt;
  return (
    <div className="grid items-start gap-x-12 gap-y-10 desktop:grid-cols-[minmax(0,1fr)_304px] print:block">
      <div className="grid min-w-0 gap-12 print:block">
        <ReceiptSheets {...props} />
        <ReceiptPages {...props} />
        <ReceiptAnswers receipt={receipt} />
        <ReceiptTalk {...props} />
      </div>
      <aside className="grid min-w-0 gap-10 print:mt-8 print:block print:space-y-8">
        <AttendanceList {...props} />
        <GrantList {...props} />
        <ReceiptFiles {...props} />
        {isWhole ? (
          <>
            <WhatOthersReceive people={props.receipt.people} onSeeAs={props.onSeeAs} />
            {endedAt === null || gone?.by === 'host' ? null : (
              <DeleteRecord {...{ roomId, sessionId }} onDone={props.onDeleted} />
            )}
          </>
        ) : (
          <p className="flex gap-2 text-13 text-ink-2 print:hidden">
            <Lock className="mt-0.5 size-4 flex-none" aria-hidden="true" />
            {t('own')}
          </p>
        )}
      </aside>
    </div>
  );
}
