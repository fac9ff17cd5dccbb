import type { FoundRoom } from '@/lib/services/client/use-found-rooms';

/** Whom an administrator tries out, and where: a role where nobody is chosen, a kind of room where no room is. */
export type Place = { readonly uid: string | null; readonly room: Pick<FoundRoom, 'roomId' | 'name'> | null };
