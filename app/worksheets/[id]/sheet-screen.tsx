'use client';

import { OrganizationProvider } from '@/components/access/organization-provider';
import { OwnSheetScreen } from '@/app/worksheets/[id]/own-sheet-screen';
import { RoomSheetScreen } from '@/app/worksheets/[id]/room-sheet-screen';

/** A sheet of one's own, or one of a room. */
export function SheetScreen({ id, roomId }: { id: string; roomId: string | null }) {
  if (roomId === null) return <OwnSheetScreen id={id} />;
  return (
    <OrganizationProvider>
      <RoomSheetScreen {...{ id, roomId }} />
    </OrganizationProvider>
  );
}
