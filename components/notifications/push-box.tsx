import { clsx } from 'clsx';
import { Bell, BellOff } from 'lucide-react';
import type { ReactNode } from 'react';

type PushBoxProps = {
  /** Something is in the way that the person can change. */
  isBlocked?: boolean;
  title: string;
  children: ReactNode;
};

/** How push stands in this browser, above the choices that depend on it. */
export function PushBox({ isBlocked = false, title, children }: PushBoxProps) {
  const Icon = isBlocked ? BellOff : Bell;
  return (
    <div className={clsx('flex gap-3 rounded-8 p-4 text-14', isBlocked ? 'bg-gorse-wash' : 'bg-sunken')}>
      <Icon
        className={clsx('size-5 flex-none', isBlocked ? 'text-gorse-text' : 'text-ink-2')}
        aria-hidden="true"
      />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{title}</p>
        {children}
      </div>
    </div>
  );
}

/** What the person does, one thing after the other. */
export function PushSteps({ steps, until }: { steps: readonly string[]; until: string }) {
  return (
    <>
      <ol className="mt-1.5 list-decimal pl-5">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="mt-3 text-13 text-ink-2">{until}</p>
    </>
  );
}
