'use client';

import { useEffect } from 'react';

/**
 * Names the tab for as long as it is drawn. Afterwards the plain title stays, until the next page has its own.
 *
 * @param plain null until it is known
 * @param told what the tab says for now, such as the title with a mark before it
 */
export function useDocumentTitle(plain: string | null, told: string | null = plain): void {
  useEffect(() => {
    if (plain === null || told === null) return undefined;
    document.title = told;
    return () => {
      // The next page may have named itself already.
      if (document.title === told) document.title = plain;
    };
  }, [plain, told]);
}
