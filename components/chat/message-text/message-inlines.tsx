import { clsx } from 'clsx';
import { MessageCalculation } from '@/components/chat/message-text/message-calculation';
import { MessageFormula } from '@/components/chat/message-text/message-formula';
import { useMessageReader } from '@/components/chat/message-text/message-reader';
import { linkTextStyle } from '@/components/ui/buttons/link-text';
import type { InlineNode } from '@/lib/chat/text/message-node';

/** What stands within a line. */
export const MessageInlines = ({ nodes }: { nodes: readonly InlineNode[] }) =>
  nodes.map((node, place) => <MessageInline key={place} node={node} />);

function MessageInline({ node }: { node: InlineNode }) {
  switch (node.kind) {
    case 'text':
      return node.text;
    case 'break':
      return <br />;
    case 'strong':
      return (
        <strong className="font-semibold">
          <MessageInlines nodes={node.children} />
        </strong>
      );
    case 'emphasis':
      return (
        <em>
          <MessageInlines nodes={node.children} />
        </em>
      );
    case 'strikethrough':
      return (
        <s>
          <MessageInlines nodes={node.children} />
        </s>
      );
    case 'code':
      return <code className="rounded-4 bg-ink/6 px-1 font-mono text-[0.9em]">{node.text}</code>;
    case 'link':
      return <MessageLink {...node} />;
    case 'mention':
      return <Mention uid={node.uid} />;
    case 'formula':
      return <MessageFormula tex={node.tex} isBlock={node.isBlock} />;
    case 'calculation':
      return <MessageCalculation source={node.source} />;
  }
}

/** The page that it leads to learns nothing of the room, and no search engine counts it. */
const MessageLink = ({ address, children }: Extract<InlineNode, { kind: 'link' }>) => (
  <a
    href={address}
    title={address}
    target="_blank"
    rel="noopener noreferrer nofollow"
    className={linkTextStyle.orchid}
  >
    <MessageInlines nodes={children} />
  </a>
);

function Mention({ uid }: { uid: string }) {
  const reader = useMessageReader();
  const isReader = uid === reader.uid;
  return (
    <span
      className={clsx('rounded-4 px-1 font-medium', isReader ? 'bg-orchid-wash text-orchid' : 'bg-ink/6')}
    >
      <bdi>{`@${reader.nameOf(uid)}`}</bdi>
    </span>
  );
}
