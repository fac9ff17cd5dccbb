import { Skeleton } from '@/components/ui/skeleton';

/** The account's sections before they are there. */
export function AccountSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label}>
      {['w-24', 'w-20', 'w-28'].map((width) => (
        <div key={width} className="mt-12 tablet:mt-16">
          <Skeleton className={`h-7 ${width}`} />
          <Skeleton className="mt-4 h-10 w-[440px] max-w-full" />
        </div>
      ))}
    </div>
  );
}
