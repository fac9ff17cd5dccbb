import { useRef, useState } from 'react';
import { SearchField } from '@/components/chat/search/search-field';
import { SearchResults } from '@/components/chat/search/search-results';
import { useSearch } from '@/lib/chat/client/use-search';

/** The field of a search, and what it finds; the two stand apart. */
export function useSearchParts(roomId: string, uid: string, onShow: (id: string) => void) {
  const [words, setWords] = useState('');
  const { search, more, ...state } = useSearch(roomId, uid);
  const results = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLDivElement>(null);
  const change = (next: string) => {
    setWords(next);
    search(next);
  };
  return {
    field: (
      <div ref={field}>
        <SearchField
          words={words}
          onChange={change}
          onDown={() => results.current?.querySelector('button')?.focus()}
        />
      </div>
    ),
    results:
      words.trim() === '' ? null : (
        <SearchResults
          ref={results}
          {...{ state, onShow }}
          onMore={more}
          onEscape={() => field.current?.querySelector('input')?.focus()}
        />
      ),
  };
}
