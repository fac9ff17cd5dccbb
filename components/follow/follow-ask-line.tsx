'use client';

import { useTranslations } from 'next-intl';
import { Avatar } from '@/components/ui/people/avatar';
import { Button } from '@/components/ui/buttons/button';
import { PersonBar } from '@/components/ui/people/person-bar';
import { firstName } from '@/lib/core/first-name';
import type { PersonColour } from '@/lib/core/person-hue';

type FollowAskLineProps = {
  uid: string;
  name: string;
  colour: PersonColour;
  onFollow: () => void;
  onDecline: () => void;
};

/** A leader asks this person to follow, in the free zone of the call. */
export function FollowAskLine({ uid, name, colour, onFollow, onDecline }: FollowAskLineProps) {
  const t = useTranslations('call.follow');
  return (
    <div
      role="group"
      aria-label={t('asks', { name })}
      className="flex min-w-0 items-center gap-2 max-desktop:flex-1"
    >
      <PersonBar {...colour} className="h-8" />
      <Avatar name={name} hue={colour.hue} uid={uid} className="max-tablet:hidden" />
      <p className="line-clamp-2 min-w-0 text-13 leading-tight text-stage-text-2 max-desktop:flex-1">
        {t.rich('sentence', {
          name: firstName(name),
          who: (chunks) => (
            <b className="inline-block max-w-[14ch] truncate align-bottom font-semibold text-stage-text">
              {chunks}
            </b>
          ),
        })}
      </p>
      <Button size={32} className="bg-gorse! text-on-gorse! max-tablet:h-11" onClick={onFollow}>
        {t('follow')}
      </Button>
      <Button variant="stage" size={32} className="max-tablet:h-11" onClick={onDecline}>
        {t('notNow')}
      </Button>
    </div>
  );
}
