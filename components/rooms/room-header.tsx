import { ArrowLeft } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { LinkText } from '@/components/ui/link-text';
import type { PresetId } from '@/lib/access/presets';
import type { PersonProfileId } from '@/lib/access/profiles';

type RoomHeaderProps = { name: string; preset: PresetId; profile: PersonProfileId };

/** What the room is called, what it is for, and what the reader is in it. */
export function RoomHeader({ name, preset, profile }: RoomHeaderProps) {
  const t = useTranslations('rooms');
  const access = useTranslations('access.presets');
  return (
    <header className="pt-2 tablet:pt-6">
      <BackToRooms />
      <h1 className="title mt-2 mb-3 text-34 wrap-break-word tablet:text-40">{name}</h1>
      <p className="text-16 text-ink-2 tablet:text-18">
        {access(`${preset}.name`)}
        {'. '}
        {t(`room.role.${profile}`)}
      </p>
    </header>
  );
}

export function BackToRooms() {
  const t = useTranslations('rooms.room');
  return (
    <LinkText variant="plain" href="/rooms" className="inline-flex min-h-6 items-center gap-1 text-ink-2">
      <ArrowLeft className="size-4!" />
      {t('back')}
    </LinkText>
  );
}
