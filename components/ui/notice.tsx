import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, Hand, Info } from 'lucide-react';
import type { ReactNode } from 'react';

type NoticeTone = 'poppy' | 'gorse' | 'moss' | 'info';

type NoticeProps = {
  tone: NoticeTone;
  /** What happened. */
  title?: ReactNode;
  /** What still works and what to do next. */
  children?: ReactNode;
  /** A way on, such as *Retry*. */
  action?: ReactNode;
  /** A request id, to quote to the person who is asked for help. */
  reference?: ReactNode;
  className?: string;
};

const tones = {
  poppy: { ground: 'bg-poppy-wash', icon: <CircleAlert className="text-poppy" /> },
  gorse: { ground: 'bg-gorse-wash', icon: <Hand className="text-gorse-text" /> },
  moss: { ground: 'bg-moss-wash', icon: <CircleCheck className="text-moss" /> },
  info: { ground: 'bg-sunken', icon: <Info className="text-ink-2" /> },
} as const;

/** Words that stay beside what they concern until it is settled. An error speaks up, the others wait their turn. */
export function Notice({ tone, title, children, action, reference, className }: NoticeProps) {
  return (
    <div
      role={tone === 'poppy' ? 'alert' : 'status'}
      className={clsx('flex items-start gap-3 rounded-8 px-4 py-3', tones[tone].ground, className)}
    >
      {tones[tone].icon}
      <div className="flex min-w-0 flex-1 flex-wrap gap-x-3 gap-y-3.5">
        <div className="min-w-[min(100%,200px)] flex-1 text-14 text-ink">
          {title === undefined ? null : <p className="font-medium">{title}</p>}
          {children === undefined ? null : (
            <div className={clsx(title !== undefined && 'mt-0.5 text-ink-2')}>{children}</div>
          )}
          {reference === undefined ? null : (
            <p className="mt-1 text-12 text-ink-2 tabular select-all">{reference}</p>
          )}
        </div>
        {/* Higher than a line of text: beside the first line it is level with it, below it stands under the words. */}
        {action === undefined ? null : (
          <div className="-mt-1.5 -mb-1 flex max-w-full flex-none flex-wrap gap-2">{action}</div>
        )}
      </div>
    </div>
  );
}
