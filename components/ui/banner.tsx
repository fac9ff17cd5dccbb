import type { ReactNode } from 'react';

type BannerProps = {
  icon: ReactNode;
  children: ReactNode;
  action?: ReactNode;
};

/** A row of its own across the page or the room: something waits or is being restored. Covers nothing. */
export function Banner({ icon, children, action }: BannerProps) {
  return (
    <div
      role="status"
      className="flex min-h-10 items-center gap-2 bg-gorse px-4 py-1 text-14 font-medium text-on-gorse [&_.lucide]:size-4"
    >
      {icon}
      <span className="min-w-0 flex-1">{children}</span>
      {action}
    </div>
  );
}
