'use client';

import { ChevronDown, Ellipsis, MoveVertical } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { PaperProps } from '@/components/worksheet/paper/paper-props';
import { useSheetContext } from '@/components/worksheet/sheet-context';
import { Button } from '@/components/ui/buttons/button';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { Menu, MenuItem } from '@/components/ui/overlays/menu';
import { MenuChoices } from '@/components/ui/overlays/menu-choice';
import { signCell } from '@/lib/worksheet/client/sign-cell';
import { moreRows, rulings, setRows, setRuling, type Paper } from '@/lib/worksheet/paper/paper';

type PaperFrameProps = PaperProps & {
  paper: Paper;
  /** Who drew on it. */
  authors?: ReactNode;
  /** What else can be done with it, in its head and in its menu. */
  actions?: ReactNode;
  items?: ReactNode;
  children?: ReactNode;
};

/** The edge of a paper, with its head: who drew, how it is ruled, and what can be done with it. */
export function PaperFrame(props: PaperFrameProps) {
  const { cell, label, paper, authors = null, actions = null, items = null, children } = props;
  const t = useTranslations('ink.paper');
  const { sheet, mayEdit } = useSheetContext();
  const edit = (change: () => void) => {
    sheet.undo.stopCapturing();
    change();
    signCell(sheet.doc, cell.id);
    sheet.undo.stopCapturing();
  };
  const { doc } = sheet;
  return (
    <div className="rounded-8 border border-line p-3 pt-0 max-tablet:p-2 max-tablet:pt-0">
      <div data-own-keys="" className="flex h-9 items-center gap-3 text-13 pointer-coarse:h-11">
        <span className="font-semibold">{t('title')}</span>
        {authors}
        <span className="flex-1" />
        {mayEdit ? (
          <Menu
            trigger={
              <Button
                variant="quiet"
                size={32}
                className="text-13! font-normal! text-ink-2!"
                aria-label={t('ruling', { ruling: t(`rulings.${paper.ruling}`) })}
              >
                {t(`rulings.${paper.ruling}`)}
                <ChevronDown />
              </Button>
            }
          >
            <MenuChoices
              label={t('title')}
              value={paper.ruling}
              choices={rulings.map((value) => ({ value, label: t(`rulings.${value}`) }))}
              onChoose={(ruling) => edit(() => setRuling(doc, cell.id, ruling))}
            />
          </Menu>
        ) : null}
        {actions}
        {mayEdit || items !== null ? (
          <Menu trigger={<IconButton label={t('more', { cell: label })} icon={<Ellipsis />} />}>
            {items}
            {mayEdit ? (
              <MenuItem
                icon={<MoveVertical />}
                onSelect={() => edit(() => setRows(doc, cell.id, moreRows(paper)))}
              >
                {t('longer')}
              </MenuItem>
            ) : null}
          </Menu>
        ) : null}
      </div>
      {children}
    </div>
  );
}
