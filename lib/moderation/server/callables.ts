import 'server-only';
import { banPersonCallable, liftBanCallable, listBansCallable } from '@/lib/moderation/server/bans';
import { changeRoleCallable } from '@/lib/moderation/server/change-role';
import { putBackCallable } from '@/lib/moderation/server/put-back';
import { readActionAboutMeCallable } from '@/lib/moderation/server/read-action';
import { readPermissionsCallable } from '@/lib/moderation/server/read-permissions';
import { reportPersonCallable } from '@/lib/moderation/server/report';
import { stopSourceCallable } from '@/lib/moderation/server/stop-source';

/** What hosts do about one person, what that person learns of it, and reports to the hosts. */
export const moderationCallables = [
  changeRoleCallable,
  stopSourceCallable,
  readPermissionsCallable,
  putBackCallable,
  banPersonCallable,
  liftBanCallable,
  listBansCallable,
  readActionAboutMeCallable,
  reportPersonCallable,
];
