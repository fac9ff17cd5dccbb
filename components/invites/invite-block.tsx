'use client';

import { Plus, UserPlus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { SectionHead } from '@/components/ui/section-head';

type InviteBlockProps = {
  /** Copies the link that most people come by. */
  link: ReactNode;
  /** The short code of the room. */
  code: ReactNode;
  /** Why nobody comes into the room now; undefined when people do. */
  closed: string | undefined;
  onAdd: () => void;
  onCreate: () => void;
};

/** All ways to bring people into a room in one place, the usual one first. */
export function InviteBlock({ link, code, closed, onAdd, onCreate }: InviteBlockProps) {
  const t = useTranslations('invites');
  const add = useTranslations('rooms.add');
  const dialog = { variant: 'edge', 'aria-haspopup': 'dialog', deniedReason: closed } as const;
  return (
    <section aria-labelledby="invite-people" className="mt-10 tablet:mt-12">
      <SectionHead id="invite-people" title={t('block.heading')} />
      <p className="max-w-[60ch] text-ink-2">{t('block.lead')}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        {link}
        <Button {...dialog} icon={<UserPlus />} onClick={onAdd}>
          {add('open')}
        </Button>
        <Button {...dialog} icon={<Plus />} onClick={onCreate}>
          {t('room.create')}
        </Button>
      </div>
      {code}
    </section>
  );
}
