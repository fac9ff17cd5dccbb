import { useTranslations } from 'next-intl';
import { EntryColumn } from '@/components/auth/entry-column';
import { Button } from '@/components/ui/buttons/button';

type GuestQuestionProps = {
  /** The name of the guest who is signed in on this device. */
  name: string;
  /** It is not certain yet who it is. */
  isPending: boolean;
  onAnswer: (isThem: boolean) => void;
};

/**
 * Whether the person with the card is the guest on this device. Devices are shared, and what a guest has cannot be
 * given back once it belongs to somebody else. So the likelier answer is the one that changes nothing for the guest.
 */
export function GuestQuestion({ name, isPending, onAnswer }: GuestQuestionProps) {
  const t = useTranslations('groups.card.guest');
  return (
    <EntryColumn title={t('title', { name })} onward={t('line')}>
      <div className="mt-8 grid gap-3">
        <Button size={48} isPending={isPending} onClick={() => onAnswer(false)}>
          {t('no')}
        </Button>
        <Button size={48} variant="edge" isPending={isPending} onClick={() => onAnswer(true)}>
          {t('yes')}
        </Button>
      </div>
    </EntryColumn>
  );
}
