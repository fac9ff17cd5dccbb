'use client';

import { Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { AskedAction } from '@/components/shell/asked-action';
import { Button } from '@/components/ui/buttons/button';
import { callServer } from '@/lib/callables/client/call-server';
import { deleteRecord } from '@/lib/receipts/contract';

type DeleteRecordProps = {
  roomId: string;
  sessionId: string;
  /** Reads the receipt again, which then says what is gone. */
  onDone: () => void;
};

/** Lets a host delete who was in a session and what was said there, after a question. */
export function DeleteRecord({ roomId, sessionId, onDone }: DeleteRecordProps) {
  const t = useTranslations('receipts.deletion');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="print:hidden">
      <Button variant="quiet" size={32} className="-ml-3" icon={<Trash2 />} onClick={() => setIsOpen(true)}>
        {t('open')}
      </Button>
      <AskedAction
        title={t('open')}
        description={t('what')}
        confirmLabel={t('confirm')}
        cancelLabel={t('cancel')}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        act={async (onChecking) => {
          await callServer(deleteRecord, { roomId, sessionId }, { onChecking });
          onDone();
        }}
      />
    </div>
  );
}
