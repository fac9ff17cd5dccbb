'use client';

import { Ellipsis, Mail, Pencil, Printer, Trash2, UserPlus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { BackLink } from '@/components/ui/buttons/back-link';
import { Button } from '@/components/ui/buttons/button';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { Menu, MenuItem } from '@/components/ui/overlays/menu';
import { showClassCode } from '@/lib/groups/class-code';

type GroupHeaderProps = {
  groupId: string;
  name: string;
  code: string;
  /** Where cards are typed, with its host; empty until the page knows it. */
  address: string;
  /** Whether there is a card to print. */
  hasCards: boolean;
  onAdd: () => void;
  onAddPerson: () => void;
  onRename: () => void;
  onDelete: () => void;
};

/** What the group is called, the code of its cards, and what can be done with it as a whole. */
export function GroupHeader(props: GroupHeaderProps) {
  const { groupId, name, code, address, hasCards, onAdd, onAddPerson, onRename, onDelete } = props;
  const t = useTranslations('groups.group');
  return (
    <header>
      <BackLink href="/groups">{t('back')}</BackLink>
      <div className="mt-2 flex items-start justify-between gap-4">
        <h1 className="title min-w-0 text-28 wrap-anywhere tablet:text-40">{name}</h1>
        <Menu trigger={<IconButton label={t('moreGroup')} icon={<Ellipsis />} />}>
          <MenuItem icon={<Pencil />} onSelect={onRename}>
            {t('rename')}
          </MenuItem>
          <MenuItem icon={<Trash2 />} tone="poppy" onSelect={onDelete}>
            {t('delete')}
          </MenuItem>
        </Menu>
      </div>
      <dl className="mt-3 flex flex-wrap items-baseline gap-x-3">
        <dt className="text-ink-2">{t('code')}</dt>
        <dd className="font-mono text-22">{showClassCode(code)}</dd>
      </dl>
      <p className="mt-1 max-w-[60ch] text-13 text-ink-2">{t('codeLine', { address })}</p>
      <div className="mt-6 flex flex-wrap gap-2">
        <Button icon={<UserPlus />} aria-haspopup="dialog" onClick={onAdd}>
          {t('add')}
        </Button>
        <Button variant="edge" icon={<Mail />} aria-haspopup="dialog" onClick={onAddPerson}>
          {t('addPerson')}
        </Button>
        {hasCards ? (
          <ButtonLink variant="edge" icon={<Printer />} href={`/groups/${groupId}/cards`}>
            {t('cards')}
          </ButtonLink>
        ) : null}
      </div>
    </header>
  );
}
