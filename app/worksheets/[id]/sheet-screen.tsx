'use client';

import { OrganizationProvider } from '@/components/access/organization-provider';
import { OwnSheetScreen } from '@/app/worksheets/[id]/own-sheet-screen';
import { RoomSheetScreen } from '@/app/worksheets/[id]/room-sheet-screen';

type SheetScreenProps = {
  id: string;
  /** Null for a sheet of one's own. */
  roomId: string | null;
  /** Where to go in a sheet of a room; null for its top. */
  cellId: string | null;
};

/** A sheet of one's own, or one of a room. */
export function SheetScreen({ id, roomId, cellId }: SheetScreenProps) {
  if (roomId === null) return <OwnSheetScreen id={id} />;
  return (
    <OrganizationProvider>
      <RoomSheetScreen {...{ id, roomId, cellId }} />
    </OrganizationProvider>
  );
}
