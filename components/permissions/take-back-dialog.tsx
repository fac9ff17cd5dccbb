import { useTranslations } from 'next-intl';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import type { PersonProfileId } from '@/lib/access/profiles';
import type { SavedChange } from '@/lib/permissions/saved-changes';

type TakeBackDialogProps = {
  version: number;
  changes: readonly SavedChange[];
  nameOf: (id: PersonProfileId) => string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onConfirm: () => void;
};

/** So many changes are named; of the others there is a number. */
const mostNamed = 6;

/** Says what taking a version back undoes, before it is done. */
export function TakeBackDialog({ version, changes, nameOf, ...dialog }: TakeBackDialogProps) {
  const t = useTranslations('permissions');
  const lineOf = (change: SavedChange): string => {
    if (change.part === 'rest') return t(`saved.rest.${change.page}`);
    const words = { profile: nameOf(change.profile), action: t(`actions.${change.capability}`) };
    if (change.part === 'policy') {
      const [now, then] = [t(`states.${change.to ?? 'open'}`), t(`states.${change.from ?? 'open'}`)];
      return t('saved.change', { ...words, now, then });
    }
    const answer = (value: typeof change.from) =>
      value === null ? t('saved.builtIn') : t(`answers.${value}`);
    return t('saved.change', { ...words, now: answer(change.to), then: answer(change.from) });
  };
  const more = changes.length - mostNamed;
  return (
    <ConfirmDialog
      title={t('saved.takeBack', { version })}
      description={t('saved.what')}
      confirmLabel={t('saved.confirm')}
      cancelLabel={t('saved.cancel')}
      {...dialog}
    >
      <ul className="grid gap-1 text-14">
        {changes.slice(0, mostNamed).map((change) => (
          <li key={JSON.stringify(change)}>{lineOf(change)}</li>
        ))}
        {more > 0 ? <li className="text-ink-2">{t('saved.more', { count: more })}</li> : null}
      </ul>
    </ConfirmDialog>
  );
}
