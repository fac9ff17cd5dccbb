'use client';

import { useTranslations } from 'next-intl';
import { Segmented } from '@/components/ui/fields/segmented';

type WallPlacesProps = { place: 'shared' | 'wall'; onChoose: (place: 'shared' | 'wall') => void };

/** The switch of a person who leads the class, between the shared sheet and the wall. */
export function WallPlaces({ place, onChoose }: WallPlacesProps) {
  const t = useTranslations('worksheet.class.wall');
  return (
    <div className="w-48">
      <Segmented
        isWide
        label={t('places')}
        segments={[
          { value: 'shared', label: t('sheet') },
          { value: 'wall', label: t('wall') },
        ]}
        value={place}
        onChoose={onChoose}
      />
    </div>
  );
}
