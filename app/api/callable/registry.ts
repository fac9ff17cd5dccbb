import { accountCallables } from '@/lib/account/server/callables';
import { listOwnedWithOthers } from '@/lib/account/server/delete-account';
import { finishDeparture } from '@/lib/account/server/finish-departure';
import { auditCallables } from '@/lib/audit/server/callables';
import { askCallables } from '@/lib/asks/server/callables';
import { authCallables } from '@/lib/auth/server/callables';
import { registerCallables } from '@/lib/core/server/callable-binding';
import { groupCallables } from '@/lib/groups/server/callables';
import { inviteCallables } from '@/lib/invites/server/callables';
import { permissionCallables } from '@/lib/permissions/server/callables';
import { roomCallables } from '@/lib/rooms/server/callables';
import { shieldCallables } from '@/lib/shield/server/callables';

/** Every callable of the product; a new domain adds its list here. */
export const callableRegistry = registerCallables([
  ...accountCallables,
  ...auditCallables,
  ...askCallables,
  ...authCallables,
  ...groupCallables({ listOwnedWithOthers, finishDeparture }),
  ...inviteCallables,
  ...permissionCallables,
  ...roomCallables,
  ...shieldCallables,
]);
