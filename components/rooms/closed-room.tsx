import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { EmptyState } from '@/components/ui/empty-state';

type ClosedRoomProps = {
  /** Who looks; the address of guests and learners is empty. */
  user: { name: string; email: string };
  /** They were in it until a moment ago; else it is not said whether the room exists. */
  wasMember: boolean;
};

/** A room that this person cannot see, and a way on. */
export function ClosedRoom({ user, wasMember }: ClosedRoomProps) {
  const t = useTranslations('rooms.gone');
  const kind = wasMember ? 'removed' : 'closed';
  return (
    <EmptyState
      className="pt-8 tablet:pt-16"
      headingLevel={1}
      title={t(`${kind}.title`)}
      why={t(`${kind}.line`, { who: user.email || user.name })}
      action={
        <ButtonLink href="/rooms" size={48}>
          {t('action')}
        </ButtonLink>
      }
    />
  );
}
