'use client';

import { Check, Clock, CloudOff, Pencil, Redo2, TriangleAlert, Undo2, type LucideIcon } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { SheetDenied } from '@/components/worksheet/room-sheets';
import { SettingsMenu } from '@/components/worksheet/settings-menu';
import { Button } from '@/components/ui/buttons/button';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { useDelayedFlag } from '@/lib/core/client/use-delayed-flag';
import type { DocumentState } from '@/lib/documents/document-state';
import type { OpenSheet } from '@/lib/worksheet/client/open-sheet';
import { useUndoState } from '@/lib/worksheet/client/use-undo-state';

type SheetHeaderProps = {
  name: string;
  state: DocumentState;
  mayEdit: boolean;
  denied: SheetDenied;
  /** It has no cells. */
  isEmpty: boolean;
  /** The sheet is on this device alone. */
  isAlone: boolean;
  menu: ReactNode;
  sheet: OpenSheet;
};

/** The head of a sheet: its name, who may write, whether it is saved, and undo. */
export function SheetHeader({
  name,
  state,
  mayEdit,
  denied,
  isEmpty,
  isAlone,
  menu,
  sheet,
}: SheetHeaderProps) {
  const t = useTranslations('worksheet.header');
  const { undo } = sheet;
  const { canUndo, canRedo } = useUndoState(undo);
  return (
    <header className="flex h-11 flex-none items-center gap-1 border-b border-line pr-2 pl-4 max-tablet:pl-3">
      <h2 className="truncate text-14 font-semibold">{name}</h2>
      <span className="ml-2 text-13 whitespace-nowrap text-ink-2 max-tablet:hidden">
        {isAlone ? null : t(mayEdit ? 'everyone' : 'reader')}
      </span>
      <span className="flex-1" />
      {isEmpty && isAlone && state.unsaved === 0 ? (
        <span className="mr-2 text-13 text-ink-2">{t('nothing')}</span>
      ) : (
        <SavedMark {...{ state, isAlone }} />
      )}
      {denied.reason === undefined ? null : (
        <Button
          variant="edge"
          size={32}
          icon={<Pencil />}
          deniedReason={denied.reason}
          deniedAction={denied.way}
        >
          {t('write')}
        </Button>
      )}
      {mayEdit ? <SettingsMenu sheet={sheet} /> : null}
      <IconButton label={t('undo')} icon={<Undo2 />} onClick={() => undo.undo()} isIdle={!canUndo} />
      <IconButton label={t('redo')} icon={<Redo2 />} onClick={() => undo.redo()} isIdle={!canRedo} />
      {menu}
    </header>
  );
}

type Mark = { icon: LucideIcon; tone: string; words: string };

/** Whether everything typed is kept. A save that is quick says nothing on its way. */
function SavedMark({ state, isAlone }: Pick<SheetHeaderProps, 'state' | 'isAlone'>) {
  const { phase, unsaved } = state;
  const t = useTranslations('worksheet.saving');
  const isSlow = useDelayedFlag(unsaved > 0, { delayMs: 1000 });
  const { icon: Icon, tone, words } = markOf();
  return (
    <span role="status" className={clsx('mr-2 flex items-center gap-1.5 text-13 whitespace-nowrap', tone)}>
      <Icon className="size-4" aria-hidden="true" />
      <span className="max-tablet:sr-only">{words}</span>
    </span>
  );

  function markOf(): Mark {
    if (phase === 'read-only') return { icon: TriangleAlert, tone: 'text-poppy', words: t('readOnly') };
    const waiting = unsaved > 0 ? t('unsent', { count: unsaved }) : t('offline');
    if (phase === 'offline') return { icon: CloudOff, tone: 'text-gorse-text', words: waiting };
    if (unsaved > 0 && isSlow) return { icon: Clock, tone: 'text-ink-2', words: t('saving') };
    return { icon: Check, tone: 'text-moss', words: t(isAlone ? 'device' : 'saved') };
  }
}
