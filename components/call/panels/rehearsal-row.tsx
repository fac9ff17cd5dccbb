'use client';

import { ChevronDown, DoorClosed, Eye, Hand } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/buttons/button';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { Menu } from '@/components/ui/overlays/menu';
import { MenuChoices } from '@/components/ui/overlays/menu-choice';

type RehearsalRowProps = {
  /** Whose eyes one can look through, oneself first. */
  eyes: readonly { value: string; label: string }[];
  seenAs: string;
  onLook: (value: string) => void;
  /** What goes on in the session meanwhile: how many are inside, and who waits to be let in. */
  session: { href: string; inside: number; waiting: readonly { name: string }[] };
};

/** Says in a rehearsal that it is one; looks at the controls as others meet them, and leads into the session. */
export function RehearsalRow({ eyes, seenAs, onLook, session }: RehearsalRowProps) {
  const t = useTranslations('call.rehearsal');
  const seen = eyes.find(({ value }) => value === seenAs)?.label ?? '';
  const { href, inside, waiting } = session;
  const isOn = inside > 0;
  const [first] = waiting;
  const words = first
    ? t('waiting', { count: waiting.length, name: first.name })
    : isOn
      ? t('on', { count: inside })
      : t('row');
  return (
    <section
      aria-label={t('label')}
      className="mx-2 flex flex-none flex-wrap items-center gap-2 rounded-8 bg-stage-selected px-3 py-1.5 text-14 font-medium desktop:mx-3 [&_.lucide]:size-4"
    >
      {first ? <Hand className="flex-none text-hand" /> : <DoorClosed className="flex-none" />}
      <p role="status" className="min-w-48 flex-1">
        {words}
      </p>
      <Menu
        trigger={
          <Button variant="stage" size={32} icon={<Eye />}>
            {t('seenAs', { name: seen })}
            <ChevronDown />
          </Button>
        }
      >
        <MenuChoices label={t('seeAs')} choices={eyes} value={seenAs} onChoose={onLook} />
      </Menu>
      <ButtonLink href={href} variant="orchid" size={32} className="ml-auto">
        {t(isOn ? 'join' : 'start')}
      </ButtonLink>
    </section>
  );
}
