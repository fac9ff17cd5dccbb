import { Skeleton } from '@/components/ui/skeleton';

/** The rows of a list of the administration before they are there. */
export function TableSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="grid gap-5 pt-12">
      {['w-48', 'w-56', 'w-40', 'w-52', 'w-44'].map((width) => (
        <Skeleton key={width} className={`h-6 ${width}`} />
      ))}
    </div>
  );
}
