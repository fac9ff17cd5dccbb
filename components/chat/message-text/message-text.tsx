'use client';

import { memo, useMemo } from 'react';
import { MessageBlocks } from '@/components/chat/message-text/message-blocks';
import { readMessage } from '@/lib/chat/text/read-message';

/**
 * The text of a message. It is isolated: signs that turn the direction of writing, and formulas that draw outside their
 * place, end with it.
 */
export const MessageText = memo(function MessageText({ source }: { source: string }) {
  const nodes = useMemo(() => readMessage(source), [source]);
  return (
    // What is painted ends at the edge, so there is room for the ring of the focus.
    <div dir="auto" className="-m-1 grid grid-cols-[minmax(0,1fr)] gap-1 p-1 wrap-anywhere contain-content">
      <MessageBlocks nodes={nodes} />
    </div>
  );
});
