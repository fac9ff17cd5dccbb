import { Search } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { KeyboardEvent } from 'react';

type SearchFieldProps = {
  words: string;
  onChange: (words: string) => void;
  /** Down goes to the first result. */
  onDown: () => void;
};

/** Where one types what one looks for. Escape empties it first, and then closes the chat as ever. */
export function SearchField({ words, onChange, onDown }: SearchFieldProps) {
  const t = useTranslations('chat.search');
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && words !== '') onChange('');
    else if (event.key === 'ArrowDown' && words !== '') onDown();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <label className="flex h-8 w-full min-w-0 items-center gap-2 rounded-8 border border-line-strong px-2 focus-within:border-orchid focus-within:outline-2 focus-within:outline-orchid pointer-coarse:h-9">
      <Search className="size-4 flex-none text-ink-2" aria-hidden="true" />
      <input
        type="search"
        aria-label={t('field')}
        placeholder={t('field')}
        value={words}
        className="min-w-0 flex-1 bg-transparent text-13 outline-none pointer-coarse:text-16"
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={handleKey}
      />
    </label>
  );
}
