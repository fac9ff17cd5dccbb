import { Search, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { IconButton } from '@/components/ui/buttons/icon-button';

type PeopleSearchProps = {
  typed: string;
  /** How many are shown, and whether there are more. Null while it is not known. */
  found: { count: number; hasMore: boolean } | null;
  onType: (typed: string) => void;
};

/** Finds people by the beginnings of the words of their name or address. */
export function PeopleSearch({ typed, found, onType }: PeopleSearchProps) {
  const t = useTranslations('admin.people.search');
  return (
    <search className="relative block min-w-0 flex-1 max-tablet:basis-full tablet:max-w-90">
      <Search className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-2" />
      <input
        type="search"
        aria-label={t('label')}
        placeholder={t('label')}
        autoComplete="off"
        maxLength={100}
        value={typed}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onType('');
        }}
        className="h-10 w-full rounded-8 border border-line-strong bg-surface pr-11 pl-9 text-16 text-ink outline-none placeholder:text-ink-3 focus-visible:border-orchid focus-visible:shadow-[inset_0_0_0_1px_var(--orchid)] pointer-coarse:h-12 tablet:text-14"
      />
      {typed === '' ? null : (
        <IconButton
          label={t('clear')}
          icon={<X />}
          className="absolute! top-1/2 right-1 -translate-y-1/2"
          onClick={({ currentTarget }) => {
            onType('');
            // The button goes with what it clears.
            currentTarget.closest('search')?.querySelector('input')?.focus();
          }}
        />
      )}
      <p role="status" className="sr-only">
        {found === null || typed.trim() === ''
          ? ''
          : t(found.hasMore ? 'many' : 'found', { count: found.count })}
      </p>
    </search>
  );
}
