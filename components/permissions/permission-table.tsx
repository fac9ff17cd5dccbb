'use client';

import { clsx } from 'clsx';
import { ChevronRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { SelectField } from '@/components/ui/fields/select-field';
import { capabilities, capabilityFacts, capabilityGroups, type Capability } from '@/lib/access/capabilities';
import type { PersonProfileId } from '@/lib/access/profiles';

export type PersonColumn = { head: ReactNode; renderCell: (capability: Capability) => ReactNode };

type PermissionTableProps = {
  /** The level of the headings of its groups, below what stands above the table. */
  heading: 'h2' | 'h3';
  profiles: readonly PersonProfileId[];
  nameOf: (id: PersonProfileId) => string;
  /** The profile that was looked at last. */
  current: PersonProfileId;
  onLookAt: (id: PersonProfileId) => void;
  /** What stands beside a profile's name, such as its menu. */
  renderHead?: (id: PersonProfileId) => ReactNode;
  /** A last column, for a person to compare with the profiles; only where there is room for it. */
  person?: PersonColumn;
  renderCell: (capability: Capability, profile: PersonProfileId) => ReactNode;
  /** What opens under a row; it is about the profile that was looked at last. */
  renderDetails: (capability: Capability, profile: PersonProfileId) => ReactNode;
};

/**
 * What each profile may do, a sentence a row. Where there is room every profile has its column; on a narrow screen
 * one is chosen.
 */
export function PermissionTable(props: PermissionTableProps) {
  const { heading: Heading, profiles, nameOf, renderHead, current, onLookAt, person } = props;
  const t = useTranslations('permissions');
  const groups = useTranslations('access.groups');
  const [open, setOpen] = useState<Capability | null>(null);
  const columns = `minmax(200px, 2.4fr) repeat(${profiles.length}, minmax(92px, 1fr))${person ? ' minmax(112px, 1fr)' : ''}`;
  const width = `${216 + profiles.length * 100 + (person ? 120 : 0)}px`;
  return (
    <div style={{ '--columns': columns, '--table-width': width } as React.CSSProperties}>
      {/* It stays in view: every row below is about the profile that it names. */}
      <div className="z-sticky sticky top-0 bg-canvas pb-2 desktop:hidden">
        <SelectField
          label={t('profiles.which')}
          value={current}
          onValueChange={onLookAt}
          options={profiles.map((value) => ({ value, label: nameOf(value) }))}
        />
      </div>
      {/* Its own scrolling area: names and sentences stay in view on both axes, also above the bar that saves. */}
      <div className="table-edges mt-2 desktop:mt-0 desktop:max-h-[calc(100dvh-240px)] desktop:short:max-h-[calc(100dvh-96px)] desktop:overflow-auto">
        <div className="desktop:min-w-(--table-width)">
          <div className="z-sticky hidden min-h-12 items-center gap-2 border-b border-line-strong bg-canvas text-13 font-semibold desktop:sticky desktop:top-0 desktop:grid desktop:grid-cols-(--columns)">
            <span className="sticky left-0 z-1 self-stretch border-r border-line bg-canvas py-3.5">
              {t('head')}
            </span>
            {profiles.map((id) => (
              <span key={id} className="flex min-w-0 items-center gap-1">
                <button
                  type="button"
                  aria-pressed={id === current}
                  onClick={() => onLookAt(id)}
                  className={clsx(
                    'min-w-0 truncate',
                    id === current ? 'text-ink' : 'text-ink-2 hover:text-ink',
                  )}
                >
                  {nameOf(id)}
                </button>
                {renderHead?.(id)}
              </span>
            ))}
            {person ? <span className="min-w-0 border-l border-line pl-2">{person.head}</span> : null}
          </div>
          {capabilityGroups.map((group) => (
            <section key={group} aria-label={groups(group)}>
              <Heading className="pt-6 pb-1 text-13 font-semibold desktop:sticky desktop:left-0 desktop:w-fit">
                {groups(group)}
              </Heading>
              {capabilities
                .filter((capability) => capabilityFacts[capability].group === group)
                .map((capability) => (
                  <Row
                    key={capability}
                    {...props}
                    {...{ capability }}
                    isOpen={open === capability}
                    onToggle={() => setOpen(open === capability ? null : capability)}
                  />
                ))}
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}

type RowProps = PermissionTableProps & {
  capability: Capability;
  isOpen: boolean;
  onToggle: () => void;
};

function Row({
  capability,
  current,
  profiles,
  isOpen,
  onToggle,
  renderCell,
  renderDetails,
  person,
}: RowProps) {
  const t = useTranslations('permissions');
  const action = t(`actions.${capability}`);
  return (
    <div className="border-b border-line">
      <div className="grid min-h-11 grid-cols-[minmax(0,1fr)_112px] items-center gap-2 desktop:grid-cols-(--columns)">
        <span className="min-w-0 bg-canvas desktop:sticky desktop:left-0 desktop:z-1 desktop:self-stretch desktop:border-r desktop:border-line">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-label={t('details', { action })}
            onClick={onToggle}
            className="flex min-h-11 w-full items-center gap-2 text-left text-14 font-medium"
          >
            <ChevronRight className={clsx('size-4 flex-none text-ink-2', isOpen && 'rotate-90')} />
            {action}
          </button>
        </span>
        {profiles.map((profile) => (
          <span key={profile} className={clsx('min-w-0 pl-2', profile !== current && 'max-desktop:hidden')}>
            {renderCell(capability, profile)}
          </span>
        ))}
        {person ? (
          <span className="hidden self-stretch border-l border-line pl-2 desktop:block">
            {person.renderCell(capability)}
          </span>
        ) : null}
      </div>
      {isOpen ? renderDetails(capability, current) : null}
    </div>
  );
}
