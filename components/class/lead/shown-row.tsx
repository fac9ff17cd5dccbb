'use client';

import { Presentation } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { SheetRow } from '@/components/worksheet/own-try/sheet-row';
import { Button } from '@/components/ui/buttons/button';
import { callServer } from '@/lib/callables/client/call-server';
import { hidePage } from '@/lib/class/contract';
import type { Shown } from '@/lib/class/handout';
import { useAction } from '@/lib/core/client/use-action';
import { formatDate } from '@/lib/core/dates';
import { useShownName } from '@/components/class/lead/use-shown-name';

type ShownRowProps = {
  roomId: string;
  handoutId: string;
  shown: Shown;
  isOpen: boolean;
  /** Whether this person may end it. */
  leads: boolean;
  onOpen: (isOpen: boolean) => void;
  onFailed: (thrown: unknown) => void;
};

/** Says that a page of the class is shown, with the way to it and back. */
export function ShownRow({ roomId, handoutId, shown, isOpen, leads, onOpen, onFailed }: ShownRowProps) {
  const t = useTranslations('worksheet.class.shown');
  const ending = useAction(async () => {
    await callServer(hidePage, { roomId, handoutId }).catch(onFailed);
  });
  const page = useShownName(shown);
  return (
    <SheetRow
      role="group"
      aria-label={t('label')}
      words={
        <p role="status" className="flex items-center gap-1.5">
          <Presentation aria-hidden="true" className="size-4 flex-none text-ink-2" />
          {t('now', { page, at: formatDate(shown.at, 'clock') })}
        </p>
      }
    >
      <Button variant="edge" size={32} onClick={() => onOpen(!isOpen)}>
        {t(isOpen ? 'close' : 'open')}
      </Button>
      {leads ? (
        <Button
          variant="edge"
          size={32}
          isPending={ending.state.isPending}
          onClick={() => ending.start(undefined)}
        >
          {t('end')}
        </Button>
      ) : null}
    </SheetRow>
  );
}
