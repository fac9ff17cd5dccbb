import type { CallPanel } from '@/components/call/panels/call-lists';
import { findDenial, type Denial } from '@/lib/access/find-denial';
import type { Access } from '@/lib/access/resolve-access';

/** The panels that this person is offered, denied ones included where they say why. */
export function listOffered<Panel extends Pick<CallPanel, 'capability' | 'whenDenied'>>(
  panels: readonly Panel[],
  access: Access | null,
): Panel[] {
  return panels.filter(({ capability, whenDenied }) => {
    if (capability === undefined || whenDenied !== 'hide') return true;
    return access?.[capability].allowed ?? false;
  });
}

/** Why somebody may not open a panel, or null. */
export const findPanelDenial = (
  { capability }: Pick<CallPanel, 'capability'>,
  access: Access | null,
): Denial | null => (capability === undefined ? null : findDenial(access, capability));
