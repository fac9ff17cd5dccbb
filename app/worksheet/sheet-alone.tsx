'use client';

import { useTranslations } from 'next-intl';
import { SheetPaper } from '@/components/worksheet/sheet-paper';
import type { SheetPeople } from '@/components/worksheet/room-sheets';
import { personColour } from '@/lib/core/person-hue';
import { openDeviceDocument } from '@/lib/documents/client/open-device-document';

/** The one sheet of this device. */
const id = 'alone';
const open = () => openDeviceDocument(id);
const nobody: SheetPeople = { nameOf: () => null, colourOf: (uid) => personColour(uid) };
const mayWrite = { reason: undefined, way: null };

/** The sheet of this device, made by the browser. */
export function SheetAlone() {
  const t = useTranslations('worksheet');
  return (
    <SheetPaper
      {...{ id, open }}
      className="min-w-0 flex-1"
      name={t('alone.name')}
      mayEdit
      isAlone
      denied={mayWrite}
      people={nobody}
      cursors={null}
    />
  );
}
