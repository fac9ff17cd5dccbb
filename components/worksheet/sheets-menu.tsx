'use client';

import { ArchiveRestore, Ellipsis, FilePlus, Pencil, Presentation, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { RenameSheetDialog } from '@/components/worksheet/rename-sheet-dialog';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { Menu, MenuItem, MenuSeparator } from '@/components/ui/overlays/menu';
import { MenuChoices } from '@/components/ui/overlays/menu-choice';
import { useHeldDialog } from '@/components/ui/overlays/use-held-dialog';
import { callServer } from '@/lib/callables/client/call-server';
import { binWorksheet, createWorksheet, renameWorksheet, restoreWorksheet } from '@/lib/worksheet/contract';
import type { Worksheet } from '@/lib/worksheet/schema';

type SheetsMenuProps = {
  roomId: string;
  sheets: readonly Worksheet[];
  open: Worksheet;
  mayEdit: boolean;
  /** Hands the open sheet out; missing for a person who does not lead the class. */
  onHandOut?: ((sheet: Worksheet) => void) | undefined;
  onChoose: (id: string) => void;
  onFailed: (thrown: unknown) => void;
};

/** The sheets of a room: another one, a new one, another name, the bin and the way out of it. */
export function SheetsMenu(props: SheetsMenuProps) {
  const { roomId, sheets, open, mayEdit, onHandOut, onChoose, onFailed } = props;
  const t = useTranslations('worksheet.sheets');
  const tClass = useTranslations('worksheet.class');
  const { dialog, open: openDialog } = useHeldDialog();
  const used = sheets.filter(({ binnedAt }) => binnedAt === null);
  const binned = sheets.filter(({ binnedAt }) => binnedAt !== null);
  const isOnly = used.length === 1;
  if (!mayEdit && isOnly && onHandOut === undefined) return null;

  const create = async () => {
    const { id } = await callServer(createWorksheet, {
      roomId,
      name: t('newName', { number: sheets.length + 1 }),
    });
    onChoose(id);
  };
  const rename = () =>
    openDialog((close) => (
      <RenameSheetDialog
        name={open.name}
        rename={(name) => callServer(renameWorksheet, { roomId, id: open.id, name })}
        onClose={close}
      />
    ));

  return (
    <>
      <Menu trigger={<IconButton label={t('menu')} icon={<Ellipsis />} />}>
        {isOnly ? null : (
          <MenuChoices
            label={t('list')}
            choices={used.map(({ id, name }) => ({ value: id, label: name }))}
            value={open.id}
            onChoose={onChoose}
          />
        )}
        {onHandOut === undefined ? null : (
          <MenuItem icon={<Presentation />} hint={tClass('handOutHint')} onSelect={() => onHandOut(open)}>
            {tClass('handOut')}
          </MenuItem>
        )}
        {mayEdit ? (
          <>
            {isOnly ? null : <MenuSeparator />}
            <MenuItem icon={<FilePlus />} onSelect={() => void create().catch(onFailed)}>
              {t('create')}
            </MenuItem>
            <MenuItem icon={<Pencil />} onSelect={rename}>
              {t('rename')}
            </MenuItem>
            <MenuItem
              icon={<Trash2 />}
              deniedReason={isOnly ? t('only') : undefined}
              hint={t('binHint')}
              onSelect={() => void callServer(binWorksheet, { roomId, id: open.id }).catch(onFailed)}
            >
              {t('bin')}
            </MenuItem>
            {binned.map(({ id, name }) => (
              <MenuItem
                key={id}
                icon={<ArchiveRestore />}
                onSelect={() => void callServer(restoreWorksheet, { roomId, id }).catch(onFailed)}
              >
                {t('restore', { name })}
              </MenuItem>
            ))}
          </>
        ) : null}
      </Menu>
      {dialog}
    </>
  );
}
