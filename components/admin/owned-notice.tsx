import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/buttons/button';
import { Notice } from '@/components/ui/notice';
import type { OwnedThing } from '@/lib/admin/owned-things';

type OwnedNoticeProps = {
  things: readonly OwnedThing[];
  /** What has become of the last of them. */
  said: string | null;
  onHandOver: (thing: OwnedThing) => void;
  onDelete: (thing: OwnedThing) => void;
};

/** What a person owns and others depend on: the account cannot go before, and here it is dealt with, one by one. */
export function OwnedNotice({ things, said, onHandOver, onDelete }: OwnedNoticeProps) {
  const t = useTranslations('admin.person');
  const isLeft = things.length > 0;
  return (
    <div className="grid gap-3">
      {isLeft ? (
        <Notice tone="poppy" title={t('erase.owner')}>
          {t('erase.ownerLine')}
        </Notice>
      ) : (
        <Notice tone="moss" title={t('erase.ready')}>
          {t('erase.readyLine')}
        </Notice>
      )}
      <p role="status" className="text-14 text-ink-2 empty:sr-only">
        {said}
      </p>
      {isLeft ? (
        <ul aria-label={t('owned.list')} className="border-t border-line">
          {things.map((thing) => (
            <li
              key={`${thing.kind} ${thing.id}`}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-2 text-14"
            >
              <span className="min-w-0 font-medium">{t(`owned.${thing.kind}`, { name: thing.name })}</span>
              <span className="flex flex-none gap-2">
                <Button
                  size={32}
                  variant="edge"
                  aria-haspopup="dialog"
                  aria-label={t('owned.handOverOf', thing)}
                  onClick={() => onHandOver(thing)}
                >
                  {t('owned.handOver')}
                </Button>
                <Button
                  size={32}
                  variant="edge"
                  className="text-poppy"
                  aria-haspopup="dialog"
                  aria-label={t('owned.deleteOf', thing)}
                  onClick={() => onDelete(thing)}
                >
                  {t('owned.delete')}
                </Button>
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
