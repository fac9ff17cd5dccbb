import { useTranslations } from 'next-intl';
import { useSheetContext } from '@/components/worksheet/sheet-context';
import { PersonBar } from '@/components/ui/people/person-bar';
import { firstName } from '@/lib/core/first-name';
import type { RemoteCursor } from '@/lib/worksheet/client/use-cursors';

/** Who else writes in a cell now. */
export function WriterFlag({ cursors }: { cursors: readonly RemoteCursor[] }) {
  const t = useTranslations('worksheet.cells');
  const { people } = useSheetContext();
  const names = cursors.flatMap(({ uid }) => {
    const name = people.nameOf(uid);
    return name === null ? [] : [{ uid, name }];
  });
  if (names.length === 0) return null;
  return (
    <span className="absolute -top-2.5 right-2 flex gap-1">
      {names.map(({ uid, name }) => (
        <span
          key={uid}
          className="flex h-5 items-center gap-1 rounded-4 bg-surface px-1.5 text-12 font-medium shadow-1"
        >
          <PersonBar {...people.colourOf(uid)} className="h-3" />
          <span aria-hidden="true">{firstName(name)}</span>
          <span className="sr-only">{t('writes', { name })}</span>
        </span>
      ))}
    </span>
  );
}
