import { useTranslations } from 'next-intl';
import { SettingsSection } from '@/components/rooms/settings/settings-section';
import { Button } from '@/components/ui/buttons/button';

/** Whose room it is, to those who run it without owning it: what they cannot do stays in its place. */
export function OwnerElsewhere({ owner }: { owner: string }) {
  const t = useTranslations('rooms.handover');
  return (
    <SettingsSection anchor="owner" title={t('title')} line={t('lineOther', { owner })}>
      <Button variant="edge" deniedReason={t('denied', { owner })}>
        {t('submit')}
      </Button>
    </SettingsSection>
  );
}
