import { searchKeysIn } from '@/lib/core/search-words';

/** What somebody is searched for by; an address that was only imported is one too. */
export type Searched = { name: string; email: string | null; importedEmail?: string };

/** The text by whose words somebody is found. */
export const searchedText = ({ name, email, importedEmail }: Searched): string =>
  `${name} ${email ?? importedEmail ?? ''}`;

/** Under what somebody is found: every beginning of every word of their name and their address. */
export const searchKeysOf = (searched: Searched): string[] => searchKeysIn(searchedText(searched));
