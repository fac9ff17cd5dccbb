import { Skeleton } from '@/components/ui/skeleton';

/** The shape of a page about groups, before it is there. */
export function GroupSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label}>
      <Skeleton className="h-9 w-64" />
      {['w-64', 'w-48', 'w-56'].map((width) => (
        <Skeleton key={width} className={`mt-6 h-5 ${width}`} />
      ))}
    </div>
  );
}
