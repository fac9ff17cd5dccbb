import { toOrganization, type Organization } from './organization';
import { organizationSettingsSchema } from './schema';

/** What stands in `organization/policy`; what is not there, or not to be read, is an organisation that changed nothing. */
export function parseOrganization(stored: unknown): Organization {
  const parsed = organizationSettingsSchema.safeParse(stored);
  return toOrganization(parsed.success ? parsed.data : null);
}
