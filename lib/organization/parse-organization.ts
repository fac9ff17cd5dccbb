import { toOrganization, type Organization } from './organization';
import { organizationSettingsSchema } from './schema';

/** Reads `organization/policy`. A missing or unreadable document stands for an organisation that changed nothing. */
export function parseOrganization(stored: unknown): Organization {
  const parsed = organizationSettingsSchema.safeParse(stored);
  return toOrganization(parsed.success ? parsed.data : null);
}
