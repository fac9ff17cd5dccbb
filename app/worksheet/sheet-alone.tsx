'use client';

import { useTranslations } from 'next-intl';
import { SheetMessage } from '@/components/worksheet/sheet-message';
import { SheetPaper } from '@/components/worksheet/sheet-paper';
import type { SheetPeople } from '@/components/worksheet/room-sheets';
import { useHydrated } from '@/lib/core/client/use-hydrated';
import { personColour } from '@/lib/core/person-hue';
import { openDeviceDocument } from '@/lib/documents/client/open-device-document';

/** The one sheet of this device. */
const id = 'alone';
const open = () => openDeviceDocument(id);
const nobody: SheetPeople = { nameOf: () => null, colourOf: (uid) => personColour(uid) };
const mayWrite = { reason: undefined, way: null };

/** The sheet is made by the browser, so the server sends the paper alone. */
export function SheetAlone() {
  const t = useTranslations('worksheet');
  const isInBrowser = useHydrated();
  const className = 'min-w-0 flex-1';
  if (!isInBrowser) return <SheetMessage title={t('opening')} failure={null} className={className} />;
  return (
    <SheetPaper
      {...{ id, open, className }}
      name={t('alone.name')}
      mayEdit
      isAlone
      denied={mayWrite}
      people={nobody}
      cursors={null}
    />
  );
}
