import { accountCallables } from '@/lib/account/server/callables';
import { deleteAccountOf, listOwnedWithOthers } from '@/lib/account/server/delete-account';
import { exportDataOf, noteExport } from '@/lib/account/server/export-data';
import { finishDeparture } from '@/lib/account/server/finish-departure';
import { adminCallables } from '@/lib/admin/server/callables';
import { auditCallables } from '@/lib/audit/server/callables';
import { askCallables } from '@/lib/asks/server/callables';
import { authCallables } from '@/lib/auth/server/callables';
import { calendarCallables } from '@/lib/calendar/server/callables';
import { callCallables } from '@/lib/call/server/callables';
import { captionCallables } from '@/lib/captions/server/callables';
import { chatCallables } from '@/lib/chat/server/callables';
import { classCallables } from '@/lib/class/server/callables';
import { registerCallables } from '@/lib/callables/server/callable-binding';
import { documentCallables } from '@/lib/documents/server/callables';
import { fileCallables } from '@/lib/files/server/callables';
import { glanceCallables } from '@/lib/glance/server/callables';
import { groupCallables } from '@/lib/groups/server/callables';
import { importGroups } from '@/lib/groups/server/import-into-groups';
import { copyWithoutAuthors } from '@/lib/ink/copy-ink';
import { inviteCallables } from '@/lib/invites/server/callables';
import { notificationCallables } from '@/lib/notifications/server/callables';
import { paperCallables } from '@/lib/paper/server/callables';
import { permissionCallables } from '@/lib/permissions/server/callables';
import { moderationCallables } from '@/lib/moderation/server/callables';
import { lobbyCallables } from '@/lib/lobby/server/callables';
import { questionCallables } from '@/lib/questions/server/callables';
import { receiptCallables } from '@/lib/receipts/server/callables';
import { roomCallables } from '@/lib/rooms/server/callables';
import { serviceCallables } from '@/lib/services/server/callables';
import { shieldCallables } from '@/lib/shield/server/callables';
import { copyWithoutWriters } from '@/lib/worksheet/copy-without-writers';
import { worksheetCallables } from '@/lib/worksheet/server/callables';
import { worksheetsOf } from '@/lib/worksheet/server/worksheets-of';

const copyPage = { sheet: copyWithoutWriters, ink: copyWithoutAuthors };

/** Every callable of the product; a new domain adds its list here. */
export const callableRegistry = registerCallables([
  ...accountCallables,
  ...adminCallables({ deleteAccountOf, exportDataOf, noteExport }, importGroups),
  ...auditCallables,
  ...askCallables,
  ...authCallables,
  ...calendarCallables,
  ...callCallables,
  ...captionCallables,
  ...chatCallables,
  ...classCallables({ sheetsOf: worksheetsOf, copyPage }),
  ...documentCallables,
  ...fileCallables,
  ...glanceCallables,
  ...groupCallables({ listOwnedWithOthers, finishDeparture }),
  ...inviteCallables,
  ...notificationCallables,
  ...paperCallables,
  ...permissionCallables,
  ...moderationCallables,
  ...lobbyCallables,
  ...questionCallables,
  ...receiptCallables,
  ...roomCallables,
  ...serviceCallables,
  ...shieldCallables,
  ...worksheetCallables,
]);
