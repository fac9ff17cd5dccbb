import { Formula } from '@/components/worksheet/cells/formula';
import { LiveValue } from '@/components/worksheet/cells/live-value';
import { splitProse, type ProsePart } from '@/lib/worksheet/split-prose';

/** Prose with its formulas typeset, its words marked, and the values of names in it. */
export function ProseText({ source }: { source: string }) {
  return splitProse(source).map((part, place) => <Part key={place} {...part} />);
}

function Part({ kind, text }: ProsePart) {
  switch (kind) {
    case 'formula':
      return <Formula tex={text} label={text} />;
    case 'value':
      return <LiveValue name={text} />;
    case 'strong':
      return <strong>{text}</strong>;
    case 'emphasis':
      return <em>{text}</em>;
    case 'code':
      return <code className="font-mono text-[0.9em]">{text}</code>;
    case 'text':
      return <span>{text}</span>;
  }
}
