'use client';

import { ChevronDown, Search, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { Menu } from '@/components/ui/overlays/menu';
import { MenuChoices } from '@/components/ui/overlays/menu-choice';
import { auditPeriods, type AuditPeriod } from '@/lib/audit/filter';
import { auditGroups, type AuditGroup } from '@/lib/audit/schema';

/** What is chosen above the log. Ids come from rows. */
export type AuditChoice = {
  text: string;
  period: AuditPeriod;
  group: AuditGroup | 'all';
  actorUid: string | null;
  subjectUid: string | null;
  roomId: string | null;
};

type AuditFiltersProps = {
  choice: AuditChoice;
  onChange: (change: Partial<AuditChoice>) => void;
  /** Those that stand in the rows that are shown; empty where all are about one room. */
  rooms: readonly { id: string; name: string }[];
  /** Whether the log is about more than one room. */
  showsRoom: boolean;
  /** What was narrowed to one person, in words. */
  narrowed: readonly { label: string; onClear: () => void }[];
  /** At the right end. */
  children?: ReactNode;
};

const groups = ['all', ...(Object.keys(auditGroups) as AuditGroup[])] as const;

/** What the log is asked for: a word, a time, a kind of action, a room. */
export function AuditFilters({ choice, onChange, rooms, showsRoom, narrowed, children }: AuditFiltersProps) {
  const t = useTranslations('audit');
  const { text, period, group, roomId } = choice;
  const roomChoices = [
    { value: 'all', label: t('allRooms') },
    ...rooms.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <search aria-label={t('filters')}>
      <div className="flex flex-wrap items-center gap-2">
        <span className="relative w-full tablet:w-[280px]">
          <Search className="pointer-events-none absolute top-1/2 left-3 size-4! -translate-y-1/2 text-ink-2" />
          <input
            type="search"
            value={text}
            maxLength={100}
            aria-label={t(showsRoom ? 'searchLabel' : 'searchRoomLabel')}
            placeholder={t(showsRoom ? 'search' : 'searchRoom')}
            onChange={(event) => onChange({ text: event.target.value })}
            className="h-8 w-full rounded-6 border border-line-strong bg-surface pr-3 pl-9 text-16 outline-none placeholder:text-ink-3 focus-visible:border-orchid focus-visible:shadow-[inset_0_0_0_1px_var(--orchid)] tablet:text-14 pointer-coarse:h-11"
          />
        </span>
        <Choice
          label={t('period')}
          value={period}
          choices={auditPeriods.map((value) => ({ value, label: t(`periods.${value}`) }))}
          onChoose={(value) => onChange({ period: value })}
        />
        <Choice
          label={t('group')}
          value={group}
          choices={groups.map((value) => ({ value, label: t(`groups.${value}`) }))}
          onChoose={(value) => onChange({ group: value })}
        />
        {rooms.length === 0 ? null : (
          <Choice
            label={t('room')}
            value={roomId ?? 'all'}
            choices={roomChoices}
            onChoose={(value) => onChange({ roomId: value === 'all' ? null : value })}
          />
        )}
        <span className="tablet:ml-auto">{children}</span>
      </div>
      {narrowed.length === 0 ? null : (
        <ul className="mt-2 flex flex-wrap gap-2">
          {narrowed.map(({ label, onClear }) => (
            <li key={label}>
              <Button
                variant="edge"
                size={32}
                icon={<X />}
                aria-label={t('clearOne', { what: label })}
                onClick={onClear}
              >
                {label}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
}

type ChoiceProps<Value extends string> = {
  label: string;
  value: Value;
  choices: readonly { value: Value; label: string }[];
  onChoose: (value: Value) => void;
};

function Choice<Value extends string>({ label, value, choices, onChoose }: ChoiceProps<Value>) {
  const chosen = choices.find((choice) => choice.value === value)?.label ?? '';
  return (
    <Menu
      align="start"
      trigger={
        <Button variant="edge" size={32} aria-label={`${label}: ${chosen}`} className="max-w-[220px]">
          <span className="truncate">{chosen}</span>
          <ChevronDown className="size-4! text-ink-2" />
        </Button>
      }
    >
      <MenuChoices label={label} choices={choices} value={value} onChoose={onChoose} />
    </Menu>
  );
}
