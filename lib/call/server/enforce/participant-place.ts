import 'server-only';
import type { Gate } from '@/lib/auth/schema';
import type { Organization } from '@/lib/organization/organization';
import type { AccessEntry, Admitted, MatrixHead, Room } from '@/lib/rooms/schema';
import type { Service } from '@/lib/services/schema';

/** Everything that decides about a participant of the media server. */
export type Place = {
  organization: Organization;
  room: Room | null;
  entry: AccessEntry | null;
  head: MatrixHead | null;
  gate: Gate | null;
  isBanned: boolean;
  /** The join that the identity names. */
  row: Admitted | null;
  /** The recorder or agent that the identity names, if there is one. */
  service?: Service | null;
};
