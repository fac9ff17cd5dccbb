import 'server-only';
import {
  changeOrganizationCallable,
  undoOrganizationCallable,
} from '@/lib/permissions/server/change-organization';
import { describeOrganizationCallable } from '@/lib/permissions/server/describe-organization';
import { readAccessInputsCallable } from '@/lib/permissions/server/read-access-inputs';
import { spreadOrganizationCallable } from '@/lib/permissions/server/spread-organization';
import { weighProfilesCallable } from '@/lib/permissions/server/weigh-profiles';

/** What an organisation decides about permissions. */
export const permissionCallables = [
  changeOrganizationCallable,
  undoOrganizationCallable,
  spreadOrganizationCallable,
  weighProfilesCallable,
  describeOrganizationCallable,
  readAccessInputsCallable,
];
