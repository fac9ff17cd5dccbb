'use client';

import { Command } from 'cmdk';
import { useTranslations } from 'next-intl';
import type { SheetCommand } from '@/components/worksheet/commands/list-commands';
import { Dialog } from '@/components/ui/overlays/dialog';

type SheetPaletteProps = {
  commands: readonly SheetCommand[];
  onClose: () => void;
};

const item =
  'flex min-h-9 cursor-pointer items-center justify-between gap-4 rounded-8 px-2 text-14 pointer-coarse:min-h-11 aria-selected:bg-orchid-wash';

/** Every command of a sheet by its name, with the key that does the same. */
export function SheetPalette({ commands, onClose }: SheetPaletteProps) {
  const t = useTranslations('worksheet.commands');
  const keysOf = useTranslations('worksheet.keys');
  return (
    <Dialog title={t('title')} closeLabel={t('close')} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Command label={t('title')} loop>
        <Command.Input
          placeholder={t('search')}
          autoFocus
          className="h-10 w-full rounded-8 border border-line-strong bg-transparent px-3 text-16 outline-none"
        />
        <Command.List className="mt-2 max-h-80 overflow-y-auto">
          <Command.Empty className="px-2 py-3 text-14 text-ink-2">{t('none')}</Command.Empty>
          {commands.map(({ name, keys, run }) => (
            <Command.Item
              key={name}
              value={t(name)}
              className={item}
              onSelect={() => {
                onClose();
                run();
              }}
            >
              {t(name)}
              {keys === undefined ? null : <kbd className="font-mono text-12 text-ink-3">{keysOf(keys)}</kbd>}
            </Command.Item>
          ))}
        </Command.List>
      </Command>
    </Dialog>
  );
}
