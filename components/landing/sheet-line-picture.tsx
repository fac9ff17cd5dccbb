import type { ReactNode } from 'react';
import type { SamplePerson } from '@/components/landing/sample-people';
import { PersonBar } from '@/components/ui/people/person-bar';

type SheetLinePictureProps = {
  number: number;
  person: SamplePerson;
  step: { readonly source: string; readonly result: string | null };
  /** Below the line: who wrote it, and what stood there before. */
  children?: ReactNode;
};

const about = '≈';

/** A line of a sheet with its result and the stroke of the person who wrote it. */
export function SheetLinePicture({ number, person, step, children }: SheetLinePictureProps) {
  const [value, ...unit] = step.result?.split(' ') ?? [];
  return (
    <div className="grid grid-cols-[20px_3px_minmax(0,1fr)] gap-x-3">
      <span className="tabular text-right text-12/6 text-ink-3">{number}</span>
      <PersonBar hue={person.hue} />
      <div className="min-w-0 pb-1">
        <p className="font-mono text-[15px]/6 wrap-anywhere">{step.source}</p>
        {step.result === null ? null : (
          <p className="tabular text-[20px]/8">
            {about} {value} <span className="text-ink-2">{unit.join(' ')}</span>
          </p>
        )}
        {children}
      </div>
    </div>
  );
}
