import { useTranslations } from 'next-intl';
import { SheetRow } from '@/components/worksheet/own-try/sheet-row';
import type { DocumentState } from '@/lib/documents/document-state';

/** Says that edits stand only in this page's memory, as long as the service does not have them. */
export function DeviceFullRow({ state: { unsaved, failure } }: { state: DocumentState }) {
  const t = useTranslations('worksheet.deviceFull');
  const isFull = failure?.code === 'client/storage-full';
  if (unsaved === 0 || (!isFull && failure?.code !== 'client/storage-blocked')) return null;
  return <SheetRow className="bg-gorse-wash" words={<p role="alert">{t(isFull ? 'full' : 'blocked')}</p>} />;
}
