import { BackToRooms } from '@/components/rooms/room-header';
import { Skeleton } from '@/components/ui/skeleton';

/** A room's page before it is there. */
export function RoomSkeleton({ label }: { label: string }) {
  return (
    <div className="pt-2 tablet:pt-6">
      <BackToRooms />
      <div role="status" aria-label={label}>
        <Skeleton className="mt-2 mb-3 h-[38px] w-72 max-w-full tablet:h-11 tablet:w-96" />
        <Skeleton className="h-6 w-48" />
        <Skeleton className="mt-12 mb-3 h-7 w-24" />
        {['w-32', 'w-24', 'w-28'].map((width) => (
          <div key={width} className="flex h-14 items-center gap-3 tablet:h-12">
            <Skeleton className="size-8 rounded-full!" />
            <Skeleton className={`h-5 ${width}`} />
          </div>
        ))}
      </div>
    </div>
  );
}
