import { useId, type ReactNode } from 'react';

type AccountSectionProps = {
  title: string;
  /** One line on what this is about. */
  lead?: ReactNode;
  children: ReactNode;
};

/** One part of the account's page: a heading and space, no box. */
export function AccountSection({ title, lead, children }: AccountSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-12 tablet:mt-16">
      <h2 id={id} className="text-22 font-semibold">
        {title}
      </h2>
      {lead === undefined ? null : <p className="mt-1 max-w-[60ch] text-14 text-ink-2">{lead}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}
