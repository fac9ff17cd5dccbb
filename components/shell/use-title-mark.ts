import { useEffect } from 'react';

/** Puts a mark before the title of the page for as long as there is one, such as "1 waiting". */
export function useTitleMark(mark: string | null): void {
  useEffect(() => {
    if (mark === null) return undefined;
    const prefix = `(${mark}) `;
    const put = () => {
      if (!document.title.startsWith(prefix)) document.title = `${prefix}${document.title}`;
    };
    put();
    // The page may name itself later.
    const observer = new MutationObserver(put);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
    };
  }, [mark]);
}
