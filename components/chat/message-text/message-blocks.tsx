import { MessageCalculation } from '@/components/chat/message-text/message-calculation';
import { MessageCode } from '@/components/chat/message-text/message-code';
import { MessageFormula } from '@/components/chat/message-text/message-formula';
import { MessageInlines } from '@/components/chat/message-text/message-inlines';
import type { MessageNode } from '@/lib/chat/text/message-node';

/** Paragraphs and what stands between them. */
export const MessageBlocks = ({ nodes }: { nodes: readonly MessageNode[] }) =>
  nodes.map((node, place) => <MessageBlock key={place} node={node} />);

function MessageBlock({ node }: { node: MessageNode }) {
  switch (node.kind) {
    case 'paragraph':
      return (
        <p dir="auto" className="text-pretty">
          <MessageInlines nodes={node.children} />
        </p>
      );
    case 'list':
      return <MessageList {...node} />;
    case 'quote':
      return (
        <blockquote className="grid grid-cols-[minmax(0,1fr)] gap-1 border-s-2 border-line-strong ps-2 text-ink-2">
          <MessageBlocks nodes={node.children} />
        </blockquote>
      );
    case 'code-block':
      return <MessageCode language={node.language} text={node.text} />;
    case 'formula':
      return <MessageFormula tex={node.tex} isBlock />;
    case 'calculation':
      return (
        <p>
          <MessageCalculation source={node.source} />
        </p>
      );
  }
}

function MessageList({ numbers, items }: Extract<MessageNode, { kind: 'list' }>) {
  const lines = items.map((nodes, place) => (
    <li key={place} value={numbers?.[place]}>
      <MessageBlocks nodes={nodes} />
    </li>
  ));
  return numbers === null ? (
    <ul className="list-disc ps-5">{lines}</ul>
  ) : (
    <ol className="list-decimal ps-7">{lines}</ol>
  );
}
