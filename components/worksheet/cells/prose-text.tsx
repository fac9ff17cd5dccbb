import { Formula } from '@/components/worksheet/cells/formula';
import { LiveValue } from '@/components/worksheet/cells/live-value';
import { splitBlocks, type ProseBlock } from '@/lib/worksheet/split-blocks';
import { splitProse, type ProsePart } from '@/lib/worksheet/split-prose';

/** Prose with its lists, its formulas typeset, its words marked, and the values of names in it. */
export function ProseText({ source }: { source: string }) {
  return splitBlocks(source).map((block, place) => <Block key={place} block={block} />);
}

function Block({ block }: { block: ProseBlock }) {
  if (block.kind === 'words') return <Words text={block.text} />;
  if (block.kind === 'formula')
    return (
      <div className="my-1 overflow-x-auto text-center">
        <Formula tex={`\\displaystyle ${block.tex}`} label={block.tex} />
      </div>
    );
  const items = block.items.map((text, place) => (
    <li key={place} value={block.numbers?.[place]}>
      <Words text={text} />
    </li>
  ));
  return block.numbers === null ? (
    <ul className="list-disc pl-7">{items}</ul>
  ) : (
    <ol className="list-decimal pl-7">{items}</ol>
  );
}

const Words = ({ text }: { text: string }) =>
  splitProse(text).map((part, place) => <Part key={place} {...part} />);

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
