'use client';

import { FileText, RotateCw, Undo2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { copyInkOf } from '@/components/ink/copy-ink-of';
import type { SheetInk } from '@/components/ink/ink-desk';
import { SheetRow } from '@/components/worksheet/own-try/sheet-row';
import { FailureNotice } from '@/components/shell/failure-notice';
import { Button } from '@/components/ui/buttons/button';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import { useSession } from '@/lib/auth/client/use-session';
import { useAction } from '@/lib/core/client/use-action';
import { useUserError } from '@/lib/errors/client/use-user-error';
import { keepOwnTry } from '@/lib/worksheet/client/own-try/keep-own-try';
import type { OwnTry } from '@/lib/worksheet/client/own-try/own-tries';
import type { OwnTryState } from '@/lib/worksheet/client/own-try/use-own-try';
import type { OpenSheet } from '@/lib/worksheet/client/open-sheet';
import { useReadable } from '@/lib/worksheet/client/use-sheet';
import type { SheetCell } from '@/lib/worksheet/sheet-document';
import { readOwnTry } from '@/lib/worksheet/own-try/sheet-shot';

type OwnTryRowProps = {
  tried: OwnTry;
  state: OwnTryState;
  /** The sheet that everybody has. */
  room: OpenSheet;
  name: string;
  /** What is drawn on it. */
  ink: Pick<SheetInk, 'open'> | undefined;
};

/** Says that what is below is this person's own, with the ways back and to keep it. */
export function OwnTryRow({ tried, state, room, name, ink }: OwnTryRowProps) {
  const t = useTranslations('worksheet.ownTry');
  const { user } = useSession();
  const [asksFor, setAsksFor] = useState<'leave' | 'takeNew' | null>(null);
  const row = useRef<HTMLDivElement>(null);
  const { began, kept } = tried;
  const { isBehind, isUnkept } = readOwnTry({ began, kept, own: useShot(tried.sheet), room: useShot(room) });
  const copied = ink && ((cells: readonly SheetCell[]) => copyInkOf(ink.open, cells));
  const keeping = useAction((uid: string) =>
    keepOwnTry(uid, state.key, tried, { wanted: t('name', { name }), otherwise: name, copyInkOf: copied }),
  );
  const error = useUserError(keeping.state.failure);
  const keepsAs = user === null || user.kind === 'guest' ? null : user.uid;

  useEffect(() => {
    // The button that began the try went with the press.
    if (document.activeElement === document.body) row.current?.focus();
  }, []);

  const act = (what: 'leave' | 'takeNew') => {
    setAsksFor(null);
    if (what === 'leave') state.end();
    else state.begin();
  };
  const askOrAct = (what: 'leave' | 'takeNew') => (isUnkept ? setAsksFor(what) : act(what));
  const isKept = kept !== null && !isUnkept;

  return (
    <>
      <SheetRow
        ref={row}
        tabIndex={-1}
        role="group"
        aria-label={t('label')}
        className="bg-orchid-wash"
        words={
          <>
            <p>{t('line')}</p>
            <p role="status" className="text-13 text-ink-2">
              {[isBehind ? t('behind') : '', isKept ? t('kept') : ''].join(' ').trim()}
            </p>
          </>
        }
      >
        {isBehind ? (
          <Button variant="edge" size={32} icon={<RotateCw />} onClick={() => askOrAct('takeNew')}>
            {t('takeNew')}
          </Button>
        ) : null}
        {keepsAs === null ? null : (
          <Button
            variant="edge"
            size={32}
            icon={<FileText />}
            isPending={keeping.state.isPending}
            deniedReason={isKept ? t('keptAlready') : undefined}
            onClick={() => keeping.start(keepsAs)}
          >
            {t('keep')}
          </Button>
        )}
        <Button variant="edge" size={32} icon={<Undo2 />} onClick={() => askOrAct('leave')}>
          {t('back')}
        </Button>
      </SheetRow>
      <FailureNotice error={error} className="mx-4 mt-2" />
      {asksFor === null ? null : (
        <ConfirmDialog
          isOpen
          title={t(`asks.${asksFor}`)}
          description={t('asks.line')}
          confirmLabel={t(`asks.${asksFor}Confirm`)}
          cancelLabel={t('asks.stay')}
          onConfirm={() => act(asksFor)}
          onOpenChange={(isOpen) => !isOpen && setAsksFor(null)}
        />
      )}
    </>
  );
}

const useShot = ({ cells, settings }: OpenSheet) => ({
  cells: useReadable(cells),
  settings: useReadable(settings),
});
