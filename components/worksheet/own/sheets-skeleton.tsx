import { Skeleton } from '@/components/ui/skeleton';

/** The rows of a list of sheets, before it is there. */
export function SheetsSkeleton({ label }: { label: string }) {
  return (
    <div className="mt-6 grid gap-3" aria-busy="true">
      <p role="status" className="sr-only">
        {label}
      </p>
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
    </div>
  );
}
