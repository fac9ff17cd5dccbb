'use client';

import { Download, Ellipsis, Eye, Presentation, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { FileIcon } from '@/components/files/file-icon';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { Menu, MenuItem } from '@/components/ui/overlays/menu';
import { PersonBar } from '@/components/ui/people/person-bar';
import { formatMoment } from '@/lib/core/dates';
import type { PersonColour } from '@/lib/core/person-hue';
import { cutName } from '@/lib/files/cut-name';
import { formatSize } from '@/lib/files/format-size';
import type { RoomFile } from '@/lib/files/schema';

export type FileActions = {
  /** Undefined for what a page cannot show. */
  onOpen: ((file: RoomFile) => void) | undefined;
  onSave: (file: RoomFile) => void;
  /** Lays it on the stage of a call; undefined where this person or this file cannot. */
  onShow: ((file: RoomFile) => void) | undefined;
  /** Undefined where it is neither the reader's own nor theirs to delete. */
  onDelete: ((file: RoomFile) => void) | undefined;
};

type FileRowProps = FileActions & {
  file: RoomFile;
  isMine: boolean;
  colour: PersonColour;
  now: number;
};

/** A file in the room; the stroke is the person who shared it. */
export function FileRow({ file, isMine, colour, now, onOpen, onSave, onShow, onDelete }: FileRowProps) {
  const t = useTranslations('files');
  const name = cutName(file.name, 26);
  const open = onOpen ?? onSave;
  return (
    <li className="flex items-center gap-2 px-4 py-2">
      <PersonBar hue={colour.hue} isCut={colour.isCut} />
      <FileIcon kind={file.kind} />
      <div className="min-w-0 flex-1">
        <button
          type="button"
          title={file.name}
          className="target relative block max-w-full truncate text-left text-14 font-medium hover:underline"
          onClick={() => open(file)}
        >
          {name}
        </button>
        <p className="truncate text-12 text-ink-2">
          {t('facts', {
            kind: t(`kinds.${file.kind}`),
            size: formatSize(file.size),
            who: isMine ? t('you') : file.byName,
            when: formatMoment(file.at, now),
          })}
        </p>
      </div>
      <Menu trigger={<IconButton label={t('more', { name })} icon={<Ellipsis />} />}>
        {onOpen ? (
          <MenuItem icon={<Eye />} onSelect={() => onOpen(file)}>
            {t('open')}
          </MenuItem>
        ) : null}
        {onShow ? (
          <MenuItem icon={<Presentation />} onSelect={() => onShow(file)}>
            {t('show')}
          </MenuItem>
        ) : null}
        <MenuItem icon={<Download />} onSelect={() => onSave(file)}>
          {t('save')}
        </MenuItem>
        {onDelete ? (
          <MenuItem icon={<Trash2 />} tone="poppy" onSelect={() => onDelete(file)}>
            {t('delete')}
          </MenuItem>
        ) : null}
      </Menu>
    </li>
  );
}
