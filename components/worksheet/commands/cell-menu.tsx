import { CircleHelp, Copy, Ellipsis, MessageSquareQuote, Presentation, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { CellWays } from '@/components/worksheet/commands/cell-ways';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { Menu, MenuItem, MenuSeparator } from '@/components/ui/overlays/menu';

type CellMenuProps = {
  id: string;
  /** What the cell is called, such as *Line 3*. */
  label: string;
  isEmpty: boolean;
  ways: CellWays;
  /** Undefined for a reader. */
  onRemove: (() => void) | undefined;
  /** How the line is marked for learners; undefined for a person who marks none. */
  parts?: ReactNode;
};

/** What can be done with one cell. The menu itself comes with the first press: a sheet has up to 2,000 cells. */
export function CellMenu({ id, label, isEmpty, ways, onRemove, parts }: CellMenuProps) {
  const t = useTranslations('worksheet.cellMenu');
  const [isOpen, setIsOpen] = useState(false);
  // It stays then, to give the focus back when it closes.
  const [isUsed, setIsUsed] = useState(false);
  // The field of the chat takes the focus, which the menu holds until it has gone.
  const isQuoted = useRef(false);
  if (isOpen && !isUsed) setIsUsed(true);
  const isByKey = useRef(false);
  // The menu was not there to see the key that opened it: by keys one stands at its first item.
  useEffect(() => {
    if (!isUsed || !isByKey.current) return undefined;
    // The menu itself takes the focus first.
    const frame = requestAnimationFrame(() =>
      document.querySelector<HTMLElement>('[role=menu] [role=menuitem]')?.focus(),
    );
    return () => cancelAnimationFrame(frame);
  }, [isUsed]);
  const button = (
    <IconButton
      label={t('open', { cell: label })}
      icon={<Ellipsis />}
      aria-haspopup="menu"
      data-own-keys=""
      onClick={
        isUsed
          ? undefined
          : ({ detail }) => {
              isByKey.current = detail === 0;
              setIsOpen(true);
            }
      }
    />
  );
  if (!isUsed) return button;
  const giveQuote = () => {
    const wasQuoted = isQuoted.current;
    isQuoted.current = false;
    if (wasQuoted) ways.quote?.(id);
    return wasQuoted;
  };
  return (
    <Menu isOpen={isOpen} onOpenChange={setIsOpen} onClosed={giveQuote} trigger={button}>
      <CellItems {...{ id, isEmpty, ways, onRemove, parts }} onQuote={() => (isQuoted.current = true)} />
    </Menu>
  );
}

type CellItemsProps = Omit<CellMenuProps, 'label'> & { onQuote: () => void };

function CellItems({ id, isEmpty, ways, onRemove, parts, onQuote }: CellItemsProps) {
  const t = useTranslations('worksheet.cellMenu');
  const { quote, quoteDenied, ask, show, copy } = ways;
  return (
    <>
      {quote === null ? null : (
        <MenuItem
          icon={<MessageSquareQuote />}
          deniedReason={quoteDenied ?? (isEmpty ? t('empty') : undefined)}
          onSelect={onQuote}
        >
          {t('quote')}
        </MenuItem>
      )}
      {ask === null ? null : (
        <MenuItem
          icon={<CircleHelp />}
          hint={t('askWhat')}
          deniedReason={isEmpty ? t('empty') : undefined}
          onSelect={() => ask(id)}
        >
          {t('ask')}
        </MenuItem>
      )}
      {show === null ? null : (
        <MenuItem icon={<Presentation />} hint={t('showWhat')} onSelect={() => show(id)}>
          {t('show')}
        </MenuItem>
      )}
      {(['tex', 'text'] as const).map((as) => (
        <MenuItem
          key={as}
          icon={<Copy />}
          deniedReason={isEmpty ? t('empty') : undefined}
          onSelect={() => copy(id, as)}
        >
          {t(as === 'tex' ? 'copyTex' : 'copyText')}
        </MenuItem>
      ))}
      {parts === undefined ? null : (
        <>
          <MenuSeparator />
          {parts}
        </>
      )}
      {onRemove === undefined ? null : (
        <>
          <MenuSeparator />
          <MenuItem icon={<Trash2 />} tone="poppy" onSelect={onRemove}>
            {t('remove')}
          </MenuItem>
        </>
      )}
    </>
  );
}
