import { Formula } from '@/components/worksheet/cells/formula';
import { splitProse } from '@/lib/worksheet/split-prose';

/** Prose with its formulas typeset. */
export function ProseText({ source }: { source: string }) {
  return splitProse(source).map(({ kind, text }, place) =>
    kind === 'formula' ? <Formula key={place} tex={text} label={text} /> : <span key={place}>{text}</span>,
  );
}
