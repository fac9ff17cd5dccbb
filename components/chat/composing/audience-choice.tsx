'use client';

import { clsx } from 'clsx';
import { ChevronDown, Lock } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Menu, MenuItem, MenuLabel } from '@/components/ui/overlays/menu';
import type { Audience } from '@/lib/chat/audience';
import type { Addressees } from '@/lib/chat/addressees';

type AudienceChoiceProps = Addressees & {
  to: Audience;
  nameOf: (uid: string) => string;
  onChoose: (to: Audience) => void;
};

/** Who will read what is written: everyone, the hosts, or one person whom the last part lets choose. */
export function AudienceChoice({ to, people, hasHosts, onlyHosts, nameOf, onChoose }: AudienceChoiceProps) {
  const t = useTranslations('chat.audience');
  const isPerson = to !== 'everyone' && to !== 'hosts';
  return (
    <div role="group" aria-label={t('label')} className="flex gap-0.5 rounded-8 bg-sunken p-0.5">
      <Part isChosen={to === 'everyone'} onPress={() => onChoose('everyone')}>
        {t('everyone')}
      </Part>
      {hasHosts || to === 'hosts' ? (
        <Part isChosen={to === 'hosts'} onPress={() => onChoose('hosts')}>
          {to === 'hosts' ? <Lock className="size-3.5 flex-none" aria-hidden="true" /> : null}
          {t('hosts')}
        </Part>
      ) : null}
      <Menu
        side="top"
        trigger={
          <button type="button" aria-pressed={isPerson} className={partStyle(isPerson)}>
            {isPerson ? <Lock className="size-3.5 flex-none" aria-hidden="true" /> : null}
            <span className="truncate">{isPerson ? t('only', { name: nameOf(to) }) : t('person')}</span>
            <ChevronDown className="size-3.5 flex-none" aria-hidden="true" />
          </button>
        }
      >
        {people.length === 0 && onlyHosts === null ? <MenuLabel>{t('nobody')}</MenuLabel> : null}
        {people.map(({ uid, name }) => (
          <MenuItem key={uid} onSelect={() => onChoose(uid)}>
            {name}
          </MenuItem>
        ))}
        {onlyHosts === null ? null : <MenuLabel>{onlyHosts}</MenuLabel>}
      </Menu>
    </div>
  );
}

type PartProps = { isChosen: boolean; onPress: () => void; children: ReactNode };

function Part({ isChosen, onPress, children }: PartProps) {
  return (
    <button type="button" aria-pressed={isChosen} onClick={onPress} className={partStyle(isChosen)}>
      {children}
    </button>
  );
}

const partStyle = (isChosen: boolean): string =>
  clsx(
    'flex h-7 min-w-0 flex-1 items-center justify-center gap-1.5 rounded-6 px-2 text-13 select-none pointer-coarse:h-11',
    isChosen ? 'bg-chosen font-medium text-ink shadow-1' : 'text-ink-2 hover:text-ink',
  );
