type SectionHeadProps = { title: string; count: number; headingLevel: 2 | 3 };

/** The name of a part of the list, and how many are in it. */
export function SectionHead({ title, count, headingLevel }: SectionHeadProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Heading className="flex items-baseline gap-2 px-4 pt-3 pb-1 text-13 font-semibold">
      {title}
      <span className="font-normal text-ink-2 tabular">{count}</span>
    </Heading>
  );
}
