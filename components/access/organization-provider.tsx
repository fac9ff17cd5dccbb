'use client';

import type { ReactNode } from 'react';
import { useSession } from '@/lib/auth/client/use-session';
import { useWatch } from '@/lib/core/client/use-watch';
import { unchangedOrganization } from '@/lib/organization/organization';
import { OrganizationContext } from '@/lib/organization/client/use-organization';
import { watchOrganization } from '@/lib/organization/client/watch-organization';

/** Follows what the organisation has decided, for everything below, while somebody is signed in. */
export function OrganizationProvider({ children }: { children: ReactNode }) {
  const { status } = useSession();
  const { value } = useWatch(status === 'signed-in' ? watchOrganization : null);
  return <OrganizationContext value={value ?? unchangedOrganization}>{children}</OrganizationContext>;
}
