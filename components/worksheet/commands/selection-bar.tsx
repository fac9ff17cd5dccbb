'use client';

import {
  ArrowDown,
  ArrowUp,
  Copy,
  CopyPlus,
  GraduationCap,
  MessageSquareQuote,
  Presentation,
  Trash2,
  X,
} from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import type { SheetCommands } from '@/components/worksheet/commands/use-sheet-commands';
import { copyText } from '@/lib/core/client/copy-text';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { Menu } from '@/components/ui/overlays/menu';

type SelectionBarProps = {
  count: number;
  mayEdit: boolean;
  commands: SheetCommands;
  /** The same of the one selected cell as in its menu. */
  onQuote: (() => void) | undefined;
  onShow: (() => void) | undefined;
  onClear: () => void;
  /** What the selected lines can be for learners; undefined for a person who marks none. */
  parts: ReactNode;
};

/** What can be done with the selected cells, at the lower edge of the sheet. */
export function SelectionBar(props: SelectionBarProps) {
  const { count, mayEdit, commands, onQuote, onShow, onClear, parts } = props;
  const t = useTranslations('worksheet.selection');
  const keysOf = useTranslations('worksheet.keys');
  const hasMore = mayEdit && (onQuote !== undefined || onShow !== undefined || parts !== undefined);
  const [copied, setCopied] = useState<number | null>(null);
  const copy = () => {
    void copyText(commands.copy().text).then(() => setCopied(count));
  };
  return (
    <div
      role="toolbar"
      aria-label={t('label')}
      data-own-keys=""
      className="raised z-overlay mx-auto my-2 flex w-fit max-w-[calc(100%-16px)] flex-none flex-wrap items-center gap-0.5 rounded-12 py-1 pr-1 pl-3 shadow-2"
    >
      <span role="status" className="mr-2 text-13 whitespace-nowrap max-tablet:-order-1 max-tablet:flex-1">
        {copied === count ? t('copied', { count }) : t('count', { count })}
      </span>
      {/* On a phone the buttons have a line of their own where they are many. */}
      {hasMore ? <span className="hidden basis-full max-tablet:block" /> : null}
      <IconButton label={t('copy')} icon={<Copy />} size={40} onClick={copy} />
      {onQuote ? (
        <IconButton label={t('quote')} icon={<MessageSquareQuote />} size={40} onClick={onQuote} />
      ) : null}
      {onShow ? <IconButton label={t('show')} icon={<Presentation />} size={40} onClick={onShow} /> : null}
      {parts === undefined ? null : (
        <Menu side="top" trigger={<IconButton label={t('forLearners')} icon={<GraduationCap />} size={40} />}>
          {parts}
        </Menu>
      )}
      {mayEdit ? (
        <>
          <IconButton
            label={t('duplicate')}
            shortcut={keysOf('duplicate')}
            icon={<CopyPlus />}
            size={40}
            onClick={commands.duplicate}
          />
          <IconButton
            label={t('up')}
            shortcut={keysOf('up')}
            icon={<ArrowUp />}
            size={40}
            onClick={() => commands.move(-1)}
          />
          <IconButton
            label={t('down')}
            shortcut={keysOf('down')}
            icon={<ArrowDown />}
            size={40}
            onClick={() => commands.move(1)}
          />
          <IconButton
            label={t('remove')}
            shortcut={keysOf('remove')}
            icon={<Trash2 />}
            size={40}
            onClick={commands.remove}
          />
        </>
      ) : null}
      <IconButton
        label={t('clear')}
        shortcut={keysOf('clear')}
        icon={<X />}
        size={40}
        className={hasMore ? 'max-tablet:-order-1' : ''}
        onClick={onClear}
      />
    </div>
  );
}
