import { fileLimits } from './limits';

/** What is in a room already: files, and bytes of everybody and of the person who shares one more. */
export type Usage = { readonly files: number; readonly room: number; readonly person: number };

/** Why a room has no place for one more file of this size; null where it has. */
export function overQuota(usage: Usage, size: number): 'files/room-full' | 'files/person-full' | null {
  if (usage.person + size > fileLimits.person) return 'files/person-full';
  if (usage.files >= fileLimits.files || usage.room + size > fileLimits.room) return 'files/room-full';
  return null;
}
