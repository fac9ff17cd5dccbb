import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/buttons/button';
import { useFocusKeptAround } from '@/components/ui/focus/use-focus-kept-around';

type LookAgainProps = { isPending: boolean; onLook: () => void };

/** Has the lines looked at that were not. It goes when all were; the focus then stays beside the import. */
export function LookAgain({ isPending, onLook }: LookAgainProps) {
  const t = useTranslations('admin.import');
  const kept = useFocusKeptAround<HTMLSpanElement>();
  return (
    <span ref={kept}>
      <Button variant="edge" isPending={isPending} onClick={onLook}>
        {t('lookAgain')}
      </Button>
    </span>
  );
}
