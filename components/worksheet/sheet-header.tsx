'use client';

import {
  Check,
  Clock,
  CloudOff,
  FlaskConical,
  Footprints,
  Pencil,
  Redo2,
  TriangleAlert,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import { useTranslations } from 'next-intl';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useStateWithInk } from '@/components/ink/use-state-with-ink';
import type { SheetDenied } from '@/components/worksheet/sheet-company';
import type { SheetFollow } from '@/components/worksheet/follow/sheet-follow';
import { SetMenu } from '@/components/worksheet/set/set-menu';
import { SettingsMenu } from '@/components/worksheet/settings-menu';
import { Button } from '@/components/ui/buttons/button';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { useDelayedFlag } from '@/lib/core/client/use-delayed-flag';
import type { DocumentState } from '@/lib/documents/document-state';
import { undoOwn, type OpenSheet } from '@/lib/worksheet/client/open-sheet';
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
  /** It is this person's own try of the sheet, which nothing keeps. */
  isOwnTry: boolean;
  /** Opens an own try; missing where there is none to open. */
  onTry: (() => void) | undefined;
  /** Whether this person leads others; null where they may not. */
  lead: SheetFollow['lead'];
  menu: ReactNode;
  sheet: OpenSheet;
};

/** The head of a sheet: its name, who may write, whether it is saved, and undo. */
export function SheetHeader(props: SheetHeaderProps) {
  const { name, state, mayEdit, denied, isEmpty, isAlone, isOwnTry, onTry, lead, menu, sheet } = props;
  const t = useTranslations('worksheet.header');
  const isDenied = denied.reason !== undefined;
  const withInk = useStateWithInk(state);
  return (
    <header className="@container flex h-11 flex-none items-center gap-1 border-b border-line pr-2 pl-4 max-tablet:pl-3">
      <h2 className="min-w-12 truncate text-14 font-semibold">{name}</h2>
      <span className="ml-2 text-13 whitespace-nowrap text-ink-2 @max-[780px]:hidden">
        {isAlone ? null : t(isOwnTry ? 'ownTry' : mayEdit ? 'everyone' : 'reader')}
      </span>
      <span className="flex-1" />
      {isOwnTry ? null : isEmpty && isAlone && withInk.unsaved === 0 ? (
        <span className="mr-2 text-13 whitespace-nowrap text-ink-2 max-tablet:sr-only">{t('nothing')}</span>
      ) : (
        <SavedMark state={withInk} isAlone={isAlone} />
      )}
      {isDenied && onTry !== undefined ? (
        <Button variant="edge" size={32} icon={<FlaskConical />} aria-label={t('try')} onClick={onTry}>
          <span className="max-tablet:hidden">{t('try')}</span>
        </Button>
      ) : null}
      {isDenied ? (
        <Button
          variant="edge"
          size={32}
          icon={<Pencil />}
          deniedReason={denied.reason}
          deniedAction={denied.way}
        >
          {t('write')}
        </Button>
      ) : null}
      {lead === null ? null : (
        <Button
          variant={lead.isOn ? 'orchid' : 'quiet'}
          size={32}
          icon={<Footprints />}
          aria-label={t('lead')}
          aria-pressed={lead.isOn}
          onClick={lead.toggle}
        >
          <span className="@max-[780px]:hidden">{t('lead')}</span>
        </Button>
      )}
      <SetMenu />
      {mayEdit ? <WriterTools sheet={sheet} /> : null}
      {menu}
    </header>
  );
}

/** What only a person who writes needs. A reader has nothing to take back. */
function WriterTools({ sheet }: Pick<SheetHeaderProps, 'sheet'>) {
  const t = useTranslations('worksheet.header');
  const { canUndo, canRedo } = useUndoState(sheet);
  return (
    <>
      <SettingsMenu sheet={sheet} />
      <IconButton label={t('undo')} icon={<Undo2 />} onClick={() => undoOwn(sheet)} isIdle={!canUndo} />
      <IconButton label={t('redo')} icon={<Redo2 />} onClick={() => sheet.undo.redo()} isIdle={!canRedo} />
    </>
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
      <span className="@max-[560px]:sr-only">{words}</span>
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
