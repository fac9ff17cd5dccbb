import { useTranslations } from 'next-intl';
import { formatSize } from '@/lib/files/format-size';
import { fileLimits } from '@/lib/files/limits';

/** How much of the room's space is used: in words, and as a bar. */
export function QuotaLine({ used }: { used: number }) {
  const t = useTranslations('files');
  const share = Math.min(1, used / fileLimits.room);
  return (
    <div className="grid gap-2 text-13 text-ink-2">
      <p className="flex justify-between gap-3">
        <span>{t('quota', { used: formatSize(used), all: formatSize(fileLimits.room) })}</span>
        <span className="tabular">{percentOf(share)}</span>
      </p>
      <span aria-hidden="true" className="h-1 overflow-hidden rounded-full bg-line">
        <span className="block h-full rounded-full bg-ink" style={{ width: percentOf(share) }} />
      </span>
    </div>
  );
}

/** A share in words; the part that is begun counts. */
const percentOf = (share: number): string =>
  new Intl.NumberFormat('en-GB', { style: 'percent' }).format(Math.ceil(share * 100) / 100);
