'use client';

import { Download, Ellipsis, FilePlus2, Maximize } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { lastSheetBeside, sheetBeside } from '@/components/call/stage/sheet-beside';
import { documentButton as button } from '@/components/call/stage/document/document-button';
import type { CallRoomState } from '@/components/call/use-call-room';
import { DrawButton } from '@/components/ink/file/draw-button';
import { DrawItem } from '@/components/ink/file/draw-item';
import type { FileInk } from '@/components/ink/file/file-drawing';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { Menu, MenuItem } from '@/components/ui/overlays/menu';
import { usePageToSheet } from '@/components/worksheet/picture/use-page-to-sheet';
import { useAction } from '@/lib/core/client/use-action';
import { saveRoomFile } from '@/lib/files/client/file-link';
import type { RoomFile } from '@/lib/files/schema';

type DocumentActionsProps = {
  room: Pick<CallRoomState, 'context' | 'rights' | 'toReason' | 'wayOn'>;
  file: RoomFile;
  ink: FileInk | null;
  page: number;
  /** Undefined while the page fits. */
  onFit: (() => void) | undefined;
};

/** What can be done with the page besides reading it: buttons in a row, and a menu on a phone. */
export function DocumentActions({ room, file, ink, page, onFit }: DocumentActionsProps) {
  const t = useTranslations('files.viewer');
  const words = useTranslations('call.document');
  const { context, rights, toReason, wayOn } = room;
  const { roomId, notify, notifyFailure } = context;
  const toSheet = usePageToSheet({ roomId, findDesk: sheetBeside.read, findLast: lastSheetBeside });
  const saving = useAction(() => saveRoomFile(roomId, file.id).catch(notifyFailure));
  const adding = useAction(async () => {
    await toSheet(file, page).then((name) => void notify(t('inSheet', { name })), notifyFailure);
  });
  const deniedReason = toReason(rights.sheetDenial);
  const add = () => adding.start(undefined);
  const save = () => saving.start(undefined);
  return (
    <>
      <div className="flex flex-1 items-center justify-end gap-1 max-tablet:hidden">
        {ink ? <DrawButton {...button} file={ink} /> : null}
        <IconButton
          {...button}
          {...{ deniedReason }}
          label={t('toSheet')}
          icon={<FilePlus2 />}
          isPending={adding.state.isPending}
          deniedAction={wayOn(rights.sheetDenial)}
          onClick={add}
        />
        <IconButton
          {...button}
          label={t('save')}
          icon={<Download />}
          isPending={saving.state.isPending}
          onClick={save}
        />
      </div>
      <div className="tablet:hidden">
        <Menu trigger={<IconButton {...button} label={words('more')} icon={<Ellipsis />} />}>
          {ink ? <DrawItem file={ink} /> : null}
          {onFit ? (
            <MenuItem icon={<Maximize />} onSelect={onFit}>
              {words('fit')}
            </MenuItem>
          ) : null}
          <MenuItem {...{ deniedReason }} icon={<FilePlus2 />} onSelect={add}>
            {t('toSheet')}
          </MenuItem>
          <MenuItem icon={<Download />} onSelect={save}>
            {t('save')}
          </MenuItem>
        </Menu>
      </div>
    </>
  );
}
