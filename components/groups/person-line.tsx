import { OctagonX } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { PersonBar } from '@/components/ui/people/person-bar';
import type { PersonColour } from '@/lib/core/person-hue';
import type { GroupPerson } from '@/lib/groups/schema';

type PersonLineProps = { person: GroupPerson; colour: PersonColour };

/** Three cells of a row: the person's colour, who it is, and whether the card was stopped. */
export function PersonLine({ person: { name, card, kind }, colour }: PersonLineProps) {
  const t = useTranslations('groups.group');
  return (
    <>
      <PersonBar {...colour} className="h-6" />
      <span className="min-w-0 wrap-anywhere">
        <span className="font-medium">{name}</span>
        {kind === 'learner' ? null : <span className="text-ink-2"> {t(kind)}</span>}
      </span>
      <span className="flex items-center gap-1.5 text-13 text-poppy">
        {card === 'revoked' ? (
          <>
            <OctagonX className="size-4" />
            {t('revoked')}
          </>
        ) : null}
      </span>
    </>
  );
}
