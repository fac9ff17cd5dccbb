import { Info, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { IconButton } from '@/components/ui/buttons/icon-button';
import type { Notice } from '@/lib/math/sheet/cell-result';

type NoticeLineProps = {
  notice: Notice;
  onRepair: ((source: string) => void) | undefined;
  onClose: () => void;
};

/** Something true about the result that a reader might not expect, and the other reading by one press. */
export function NoticeLine({ notice: { message, repair }, onRepair, onClose }: NoticeLineProps) {
  const t = useTranslations('worksheet.cells');
  return (
    <div className="flex min-h-8 items-center gap-2 pr-1 pl-3 text-13 text-ink-2 max-tablet:pl-2">
      <Info className="size-4 flex-none text-ink-3" aria-hidden="true" />
      <span className="min-w-0 flex-1">
        {message}{' '}
        {repair && onRepair ? (
          <button
            type="button"
            className="ml-1 min-h-6 cursor-pointer font-medium text-orchid underline underline-offset-2 pointer-coarse:min-h-11"
            // The line that is written keeps its caret.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onRepair(repair.source)}
          >
            {repair.label}
          </button>
        ) : null}
      </span>
      <IconButton label={t('closeNotice', { message })} icon={<X />} onClick={onClose} />
    </div>
  );
}
