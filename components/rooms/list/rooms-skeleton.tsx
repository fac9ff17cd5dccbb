import { Skeleton } from '@/components/ui/skeleton';

/** The rows of a list of rooms, before it is there. */
export function RoomsSkeleton({ label, title }: { label: string; title: string }) {
  return (
    <>
      <h1 className="title text-28">{title}</h1>
      <div role="status" aria-label={label} className="mt-4">
        {['w-64', 'w-48', 'w-56'].map((width) => (
          <div
            key={width}
            className="grid h-18 content-center gap-1.5 border-t border-line first:border-t-0 tablet:h-16"
          >
            <Skeleton className={`h-5 ${width}`} />
            <Skeleton className="h-4 w-40" />
          </div>
        ))}
      </div>
    </>
  );
}
