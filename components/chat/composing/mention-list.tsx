'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import type { MentionOffer } from '@/components/chat/composing/use-mention-offer';

/** The names that the field offers. The field keeps the focus and says which one is active. */
export function MentionList({ offer }: { offer: MentionOffer | null }) {
  const t = useTranslations('chat.mention');
  return (
    <>
      <p role="status" className="sr-only">
        {offer === null ? '' : t('offered', { count: offer.people.length })}
      </p>
      {offer === null ? null : (
        <div role="listbox" id={offer.listId} aria-label={t('label')} className="grid gap-0.5">
          {offer.people.map((person, index) => (
            <button
              key={person.uid}
              type="button"
              role="option"
              id={offer.optionId(index)}
              aria-selected={index === offer.active}
              tabIndex={-1}
              className={clsx(
                'truncate rounded-6 px-2 py-1.5 text-left text-14 pointer-coarse:min-h-11',
                index === offer.active ? 'bg-orchid-wash text-orchid' : 'hover:bg-ink/6',
              )}
              // The field would lose the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => offer.choose(person)}
            >
              {person.name}
            </button>
          ))}
        </div>
      )}
    </>
  );
}
