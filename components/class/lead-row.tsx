'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { HandBackButton } from '@/components/class/lead/hand-back-button';
import { PaceControl } from '@/components/class/lead/pace-control';
import { ShowListButton } from '@/components/class/lead/show-list-button';
import { SheetRow } from '@/components/worksheet/own-try/sheet-row';
import { Button } from '@/components/ui/buttons/button';
import { callServer } from '@/lib/callables/client/call-server';
import { leadHandout, paceHandout } from '@/lib/class/contract';
import type { HandedOut } from '@/lib/class/parse-handouts';
import { useAction } from '@/lib/core/client/use-action';
import { useNow } from '@/lib/core/client/use-now';
import { formatMoment } from '@/lib/core/dates';

type LeadRowProps = {
  roomId: string;
  handout: HandedOut;
  /** The choice of another hand-out. */
  others?: ReactNode;
  /** The switch between the sheet and the wall. */
  places?: ReactNode;
  onFailed: (thrown: unknown) => void;
};

/** Says what learners may do with their pages now, with what the leader of the class can change about it. */
export function LeadRow({ roomId, handout, others, places, onFailed }: LeadRowProps) {
  const t = useTranslations('worksheet.class');
  const now = useNow();
  // A phone has little room: what is not needed all the time waits behind a button.
  const [isOpen, setIsOpen] = useState(false);
  const { id: handoutId, name, state, pace = null } = handout;
  const at = formatMoment(handout.since ?? handout.at, now);
  const changes = {
    open: useChange('open', { roomId, handoutId, onFailed }),
    frozen: useChange('frozen', { roomId, handoutId, onFailed }),
    collected: useChange('collected', { roomId, handoutId, onFailed }),
  };
  const pacing = useAction(async (next: number | null) => {
    await callServer(paceHandout, { roomId, handoutId, pace: next }).catch(onFailed);
  });
  const change = (next: keyof typeof changes, words: string) => (
    <Button variant="edge" size={32} onClick={changes[next]}>
      {words}
    </Button>
  );
  return (
    <SheetRow
      role="group"
      aria-label={t('lead')}
      words={<p role="status">{t(`out.${state}`, { name, at })}</p>}
    >
      <Button
        variant="edge"
        size={32}
        aria-expanded={isOpen}
        className="tablet:hidden"
        onClick={() => setIsOpen(!isOpen)}
      >
        {t(isOpen ? 'less' : 'more')}
      </Button>
      <div className={clsx('flex flex-wrap items-center gap-2', !isOpen && 'max-tablet:hidden')}>
        {others}
        {state === 'collected' ? null : (
          <PaceControl {...{ pace }} isPending={pacing.state.isPending} onPace={pacing.start} />
        )}
        {state === 'frozen' || state === 'collected' ? <HandBackButton {...{ roomId, handout }} /> : null}
        {state === 'open' || state === 'returned'
          ? change('frozen', t('freeze'))
          : change('open', t('reopen'))}
        {state === 'collected' ? null : change('collected', t('collect'))}
        <ShowListButton {...{ roomId, handoutId, onFailed }} />
      </div>
      {places}
    </SheetRow>
  );
}

type ChangeInput = { roomId: string; handoutId: string; onFailed: (thrown: unknown) => void };

/** Leads pages into a state. A page hears of it before the answer comes, and the next press may be there by then. */
function useChange(state: HandedOut['state'], { roomId, handoutId, onFailed }: ChangeInput): () => void {
  const { start } = useAction(async () => {
    await callServer(leadHandout, { roomId, handoutId, state }).catch(onFailed);
  });
  return () => start(undefined);
}
